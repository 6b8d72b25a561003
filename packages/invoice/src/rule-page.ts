/** Pages of rules in the eDocument handbook, without the address at which it is published. */

/** Families that have one page: rules of a syntax binding, and the national ones of Peppol. */
const FAMILY = /^(?:(?:UBL|CII)-(?:CR|SR|DT)|(?:DE|DK|GR|IS|IT|NL|NO|SE)-[RS])(?=-T?\d)/;

/** Families of Factur-X and ZUGFeRD, of whose rules there is no list: each family is a row of one page. */
const HYBRID =
  /^(?:FX-SCH-A(?=-\d|$)|BR-FXEXT-CO(?=-\d)|BR-FXEXT(?=-|S)|(?:BR-FX(?:-EN|-DE)?|BR-HYBRID)(?=-\d))/;

/** The family whose page has the rule as a row, such as `UBL-CR`; undefined for one with its own page. */
export function ruleFamily(id: string): string | undefined {
  if (HYBRID.test(id)) return 'FX';
  // Greece has two kinds of rules, and one page.
  return FAMILY.exec(id)?.[0].replace('GR-S', 'GR-R');
}

/** Page of a rule by its official id, or its row on the page of its family. */
export function ruleRoute(id: string): string {
  const family = ruleFamily(id);
  const row = HYBRID.exec(id)?.[0] ?? id;
  return family ? `/Reference/Rules/${family}#${row}` : `/Reference/Rules/${id}`;
}
