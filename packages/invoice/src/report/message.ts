import { inLanguage, type Localized } from '../language';
import type { Breach, Kind } from '../rules/rule';
import { termName } from '../view/term-name';
import { nationalRule } from './national-rules';
import { ruleText } from './rule-texts';

interface Words {
  kinds: Readonly<Record<Kind, (names: string) => string>>;
  notComputable: (names: string) => string;
  missing: (names: string) => string;
}

const WORDS: Localized<Words> = {
  'en-GB': {
    kinds: {
      unused: (names) => `${names}: not used here.`,
      required: (names) => `${names}: missing or empty.`,
      cardinality: (names) => `${names}: too many or too few.`,
      decimals: (names) => `${names}: more than two decimals.`,
      code: (names) => `${names}: the value is not in the code list.`,
      sum: (names) => `${names}: differs from the calculation.`,
      vat: (names) => `${names}: does not fit the VAT category.`,
      date: (names) => `${names}: the date is wrong or out of order.`,
      identifier: (names) => `${names}: the identifier does not have the required form.`,
      other: (names) => `${names}: the value is not allowed.`,
    },
    notComputable: (names) => `${names}: a value is no number, so nothing can be calculated.`,
    missing: (names) => `${names}: missing, so the rule about the value is not met either.`,
  },
  'de-DE': {
    kinds: {
      unused: (names) => `${names}: wird hier nicht verwendet.`,
      required: (names) => `${names}: fehlt oder ist leer.`,
      cardinality: (names) => `${names}: kommt zu oft oder zu selten vor.`,
      decimals: (names) => `${names}: mehr als zwei Nachkommastellen.`,
      code: (names) => `${names}: Der Wert steht nicht in der Codeliste.`,
      sum: (names) => `${names}: weicht von der Berechnung ab.`,
      vat: (names) => `${names}: passt nicht zur Umsatzsteuerkategorie.`,
      date: (names) => `${names}: Das Datum ist falsch oder passt nicht zur Reihenfolge.`,
      identifier: (names) => `${names}: Die Kennung hat nicht die verlangte Form.`,
      other: (names) => `${names}: Der Wert ist nicht zulässig.`,
    },
    notComputable: (names) =>
      `${names}: Ein Wert ist keine Zahl, deshalb lässt sich nichts berechnen.`,
    missing: (names) => `${names}: fehlt; deshalb ist auch die Regel über den Wert nicht erfüllt.`,
  },
};

/** Names of what a breach is about: terms where they are known, else elements. */
function namesOf({ check, element }: Breach, terms: readonly string[], language: string): string {
  if (terms.length > 0 && terms.length <= 3 && check.kind !== 'unused') {
    return terms
      .map((term) => {
        const name = termName(term, language);
        return name === undefined ? term : `${name} (${term})`;
      })
      .join(', ');
  }
  return check.about.map((path) => (path === '.' ? element.name : path)).join(', ');
}

/** True for a rule about a value that is missing: its demand says nothing then. */
function isWithoutValue({ check, element }: Breach): boolean {
  const isAboutValue = check.kind === 'other' || check.kind === 'identifier';
  return (
    isAboutValue &&
    check.about.every((path) => path !== '.' && !path.includes('@') && !element.has(path))
  );
}

/** One sentence on a breach: the facts' own on the rule, or one made from its kind. */
export function messageOf(breach: Breach, terms: readonly string[], language: string): string {
  const { kinds, notComputable, missing } = inLanguage(WORDS, language);
  const names = namesOf(breach, terms, language);
  if (!breach.computable) return notComputable(names);
  const rule = ruleText(breach.rule, language);
  if (rule && isWithoutValue(breach)) return missing(names);
  const words = rule ?? nationalRule(breach.rule, language);
  return words?.demand ?? kinds[breach.check.kind](names);
}
