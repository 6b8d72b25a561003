import { normalize, type XmlElement } from './reading/element';
import type { InvoiceXml } from './reading/invoice-xml';
import type { InvoiceKind } from './reading/names';
import type { RuleSetName } from './rules/rule';
import { knownProfile, type KnownProfile } from './recognise/formats';
import { PROFILE_IDS, type ProfileLetter } from './rules/facturx/profile-ids';
import { PEPPOL_BIS } from './rules/peppol/ubl/parties';
import { XRECHNUNG } from './rules/xrechnung/identifiers';

/** Scenarios of the KoSIT validator, which replaces severities in some. */
export type Scenario = 'xrechnung' | 'extension' | 'cvd';

/** The meaning of a specification identifier (BT-24), and its consequences for a check. */
export interface Profile {
  /** The id of the sentence that is to be said about it. */
  known?: KnownProfile;
  name: string;
  /** Rule sets that apply and are here. */
  ruleSets: readonly Exclude<RuleSetName, 'structure' | 'facturx'>[];
  scenario?: Scenario;
  /** Profile of Factur-X and ZUGFeRD, whose CII is D22B and which has rules of its own. */
  facturX?: ProfileLetter;
  /** Rule sets that apply as well and are not checked. */
  notChecked?: string;
  /**
   * Why the KoSIT validator finds no scenario and refuses the file: it has none for the profile in
   * this syntax, or there are blanks around the identifier, which it compares as it stands.
   */
  withoutScenario?: 'syntax' | 'blanks';
}

const EN = 'urn:cen.eu:en16931:2017';

function facturX(
  letter: ProfileLetter,
  level: string,
  ruleSets: Profile['ruleSets'],
): [id: string, profile: Profile][] {
  const profile: Profile = { name: `Factur-X ${level}`, ruleSets, facturX: letter };
  return [...PROFILE_IDS[letter]].map((id) => [id, profile]);
}

const KNOWN: ReadonlyMap<string, Profile> = new Map<string, Profile>([
  [
    XRECHNUNG.cius,
    { name: 'XRechnung', ruleSets: ['en16931', 'xrechnung'], scenario: 'xrechnung' },
  ],
  [
    XRECHNUNG.extension,
    { name: 'XRechnung Extension', ruleSets: ['en16931', 'xrechnung'], scenario: 'extension' },
  ],
  [XRECHNUNG.cvd, { name: 'XRechnung CVD', ruleSets: ['en16931', 'xrechnung'], scenario: 'cvd' }],
  [EN, { name: 'EN 16931', ruleSets: ['en16931'] }],
  ...facturX('m', 'MINIMUM', []),
  ...facturX('w', 'BASIC WL', []),
  ...facturX('b', 'BASIC', ['en16931']),
  ...facturX('x', 'EXTENDED', []),
]);

/** A credit note of the Extension, for which the validator's configuration has no scenario. */
const EXTENDED_CREDIT_NOTE: Profile = {
  name: 'XRechnung Extension',
  ruleSets: ['en16931', 'xrechnung'],
  withoutScenario: 'syntax',
  notChecked: 'XRechnung Extension (UBL CreditNote)',
};

/** Names of the kinds of invoices in KoSIT's scenarios. */
const IN_SCENARIOS: Readonly<Record<InvoiceKind, string>> = {
  'ubl-invoice': 'UBL Invoice',
  'ubl-creditnote': 'UBL CreditNote',
  cii: 'CII',
};

/** The path of the specification identifier (BT-24), from the root. */
const PLACES = {
  ubl: 'cbc:CustomizationID',
  cii: 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
};

/** The element with the specification identifier (BT-24). */
export const specificationElement = ({ root, syntax }: InvoiceXml): XmlElement | undefined =>
  root.first(PLACES[syntax]);

/** Specification identifier of an invoice (BT-24), blanks at its ends taken off. */
export function specificationOf({ root, syntax }: InvoiceXml): string {
  return normalize(root.text(PLACES[syntax]));
}

/**
 * The profile of an invoice. An identifier that is not known is judged by EN 16931 alone, and says
 * that its own rules are not checked.
 */
export function profileOf(invoice: InvoiceXml): Profile {
  const id = specificationOf(invoice);
  if (id === XRECHNUNG.extension && invoice.kind === 'ubl-creditnote') return EXTENDED_CREDIT_NOTE;
  const known = KNOWN.get(id);
  const hasScenario = id === EN || known?.scenario !== undefined;
  if (known && hasScenario && id !== invoice.root.text(PLACES[invoice.syntax])) {
    const notChecked = `${known.name} (${IN_SCENARIOS[invoice.kind]})`;
    return { ...known, withoutScenario: 'blanks', notChecked };
  }
  if (known) {
    const about = known.facturX ? knownProfile(id) : undefined;
    return about ? { ...known, known: about } : known;
  }
  if (id.startsWith(PEPPOL_BIS)) {
    return { name: 'Peppol BIS Billing', ruleSets: ['en16931', 'peppol'] };
  }
  const about = knownProfile(id);
  return {
    name: id,
    ruleSets: ['en16931'],
    notChecked: id === '' ? 'BT-24' : id,
    ...(about ? { known: about } : {}),
  };
}
