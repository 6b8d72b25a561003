import rows from '../../../data/facturx-positions.json';
import { changed, codeList, COUNTRIES, NOTE_SUBJECTS } from '../../codes/lists';
import { normalize, type XmlElement } from '../../reading/element';
import type { Fault } from '../../structure/judge';
import { PROFILE_IDS, type ProfileLetter } from './profile-ids';

/**
 * A position that breaks the profile: a fault of structure, a code that the profile lacks, or an
 * element whose codes make it no position at all.
 */
export type PositionFault =
  | Exclude<Fault, { rule: 'unexpected-text' | 'wrong-value' }>
  | { rule: 'wrong-code'; element: XmlElement }
  | { rule: 'unknown-kind'; element: XmlElement };

interface Slot {
  group: string | undefined;
  list: string | undefined;
  attributes: ReadonlyMap<string, { isRequired: boolean; list: string | undefined }>;
  isRequired: boolean;
  most: number;
  /** `most` is meant of each kind. */
  isOfEachKind: boolean;
}

type Codes = Pick<ReadonlySet<string>, 'has'>;

const documentTypes = codeList('invoiceTypes', 'creditNoteTypes');
const identifierSchemes = codeList('identifierSchemes');
const vatCategories = codeList('vatCategories');
const mimeTypes = codeList('mimeTypes');
const references = codeList('references');

const words = (codes: string): Codes => new Set(codes.split(' '));

/** Code lists by name, as Factur-X has them. */
const LISTS: Readonly<Record<string, Codes>> = {
  documentTypes,
  precedingTypes: changed(documentTypes, { fewer: '471 472 473 500 501 502 503' }),
  noteSubjects: NOTE_SUBJECTS.cii,
  countries: COUNTRIES.cii,
  currencies: changed(codeList('currencies'), { more: 'STN', fewer: 'STD' }),
  references,
  contractReferences: changed(references, { more: 'CONTRAT MARCHE' }),
  paymentMeans: codeList('paymentMeans'),
  vat: words('VAT'),
  vatCategories: changed(vatCategories, { fewer: 'B' }),
  allVatCategories: vatCategories,
  taxTypes: words(
    'AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT',
  ),
  exemptionReasons: codeList('exemptionReasons'),
  dueDateTypes: codeList('dueDateTypes'),
  allowanceReasons: codeList('allowanceReasons'),
  chargeReasons: codeList('chargeReasons'),
  dateFormat: words('102'),
  referenceDates: words('102 205'),
  vatScheme: words('VA'),
  attachedTypes: words('50 130 916'),
  objectType: words('130'),
  identifierSchemes,
  partySchemes: changed(identifierSchemes, { fewer: '0241 0242 0243 0244 0245 0246 0247 0248' }),
  allPartySchemes: changed(identifierSchemes, { more: 'BY SE' }),
  addressSchemes: changed(codeList('addressSchemes'), { fewer: '0219 0220' }),
  classifications: codeList('classifications'),
  mimeTypes,
  allMimeTypes: changed(mimeTypes, { more: 'application/json application/xml text/xml' }),
  units: codeList('units'),
  deliveryTerms: words('1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB'),
  transportModes: words('0 1 2 3 4 5 6 7 8 9'),
  accountTypes: words('1 2 3 4 5 6 7'),
  lineStates: { has: (code) => /^(?:[1-9]\d?|1[01]\d)$/.test(code) },
  lineReasons: words('DETAIL GROUP INFORMATION'),
  /** By form alone: the list of ISO 639-2 would weigh more than it finds. */
  languages: { has: (code) => /^[a-z]{3}$/.test(code) },
};

/** The list that reasons of charges may be of as well. */
const TAX_TYPES = '5153';

const LEVELS = 'mwbex';

/**
 * An element in a row of the positions, which are those of the public tables of business terms of
 * Factur-X 1.09.2: what each group may and has to hold, from MINIMUM to EXTENDED, in order. An entry
 * has the profile from which on it is known (`w.` BASIC WL, `b.` BASIC, `e.` EN 16931, `x.`
 * EXTENDED), its name, `:` the row of a group, `=` its code list, its attributes (`@name!` when
 * required), and how often it occurs: nothing once, `?` up to once, `{2}?` up to twice, `%` up to
 * once of each kind (what `kindsOf` tells apart), `*` any number, `+` at least once. A second entry
 * with the same name replaces the first from its profile on; `Row<Other` holds what the row Other
 * before it holds, and replaces or adds entries. Rows that only EXTENDED leads to need no `x.`. A
 * row may end with what its elements have to be, by their `TypeCode` or as charge indicator; those
 * that fit no row are not used.
 */
const ENTRY =
  /^(?:([wbex])\.)?(\w+)(?::(\w+))?(?:=(\w+))?((?:@\w+!?(?:=\w+)?)*)(?:\{(\d)\})?([?*+%]?)$/;
const PREFIXES: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: 'rsm',
  DateTime: 'udt',
  DateOnly: 'udt',
  Indicator: 'udt',
  FormattedDateTime: 'qdt',
};

/** The type of an element that has a row for each. */
const typeOf = (element: XmlElement) =>
  normalize(element.text('ram:TypeCode') || element.text('ram:ChargeIndicator/udt:Indicator'));

/** The currencies of the invoice, from a total of the invoice or of a line. */
const CURRENCIES = ['', '../'].flatMap((further) =>
  ['Invoice', 'Tax'].map(
    (use) => `../../../${further}ram:ApplicableHeaderTradeSettlement/ram:${use}CurrencyCode`,
  ),
);

/** Conditions by row, code list or name that make an element a position at all. */
const CONDITIONS: Readonly<Record<string, (element: XmlElement) => boolean>> = {
  SellerRegistration: (element) =>
    element.all('ram:ID').some((id) => /^(?:VA|FC)$/.test(id.attribute('schemeID') ?? '')),
  chargeReasons: ({ attributes }) => (attributes.get('listID') ?? TAX_TYPES) === TAX_TYPES,
  'ram:TaxTotalAmount': (element) =>
    CURRENCIES.some((path) => element.is(path, element.attribute('currencyID') ?? '')),
};

type Content = ReadonlyMap<string, ReadonlyMap<string, Slot>>;

function slotOf(entry: string, row: string): { level: string; name: string; slot: Slot } {
  const match = ENTRY.exec(entry);
  if (!match) throw new Error(`"${entry}" is no position of a profile.`);
  const [, level = 'm', local = '', group, list, attributes = '', count, times = ''] = match;
  const most = times === '*' || times === '+' ? Infinity : 1;
  return {
    level,
    name: `${PREFIXES[row] ?? 'ram'}:${local}`,
    slot: {
      group,
      list,
      attributes: new Map(
        [...attributes.matchAll(/@(\w+)(!?)(?:=(\w+))?/g)].map(([, name = '', mark, codes]) => [
          name,
          { isRequired: mark === '!', list: codes },
        ]),
      ),
      isRequired: times === '' || times === '+',
      most: count === undefined ? most : Number(count),
      isOfEachKind: times === '%',
    },
  };
}

function readContent(profile: ProfileLetter): Content {
  const content = new Map<string, ReadonlyMap<string, Slot>>();
  for (const [head, entries] of Object.entries(rows)) {
    const [name = '', other = ''] = head.split('<');
    const slots = entries
      .split(' ')
      .map((entry) => slotOf(entry, name))
      .filter(({ level }) => LEVELS.indexOf(level) <= LEVELS.indexOf(profile));
    content.set(
      name,
      new Map([
        ...(content.get(other) ?? []),
        ...slots.map((one) => [one.name, one.slot] as const),
      ]),
    );
  }
  return content;
}

/** The kinds of an element of which there may be one of each. */
const kindsOf = (element: XmlElement): ReadonlySet<string> =>
  new Set(
    [
      element.attribute('currencyID'),
      ...element.all('ram:ID').map((id) => id.attribute('schemeID')),
    ].filter((kind) => kind !== undefined),
  );

/** An empty value breaks no list; that it is empty, another rule says. */
const isCode = (value: string, codes: Codes | undefined) =>
  value === '' || codes?.has(normalize(value)) === true;

const contents = new Map<ProfileLetter, Content>();

class Positions {
  readonly faults: PositionFault[] = [];

  constructor(
    private readonly profile: ProfileLetter,
    private readonly content: Content,
    private readonly most: number,
  ) {}

  private add(fault: PositionFault): void {
    if (this.faults.length < this.most) this.faults.push(fault);
  }

  private codes(list: string, element: XmlElement): Codes | undefined {
    if (list === 'profile') return PROFILE_IDS[this.profile];
    const isTax = list === 'chargeReasons' && element.attribute('listID') === TAX_TYPES;
    return LISTS[isTax ? 'taxTypes' : list];
  }

  private value(element: XmlElement, { attributes, list }: Slot): void {
    for (const attribute of element.attributes.keys()) {
      if (!attributes.has(attribute) && !attribute.startsWith('{')) {
        this.add({ rule: 'unknown-attribute', element, attribute });
      }
    }
    for (const [attribute, { isRequired, list: codes }] of attributes) {
      const value = element.attribute(attribute);
      if (value === undefined) {
        if (isRequired) this.add({ rule: 'missing-attribute', element, attribute });
      } else if (codes !== undefined && !isCode(value, LISTS[codes])) {
        this.add({ rule: 'wrong-attribute', element, attribute });
      }
    }
    if (list !== undefined && !isCode(element.value, this.codes(list, element))) {
      this.add({ rule: 'wrong-code', element });
    }
  }

  group(element: XmlElement, name: string): void {
    const slots = this.content.get(name) ?? this.content.get(`${name}_${typeOf(element)}`);
    if (!slots) {
      this.add({ rule: 'unknown-kind', element });
      return;
    }
    const counts = new Map<string, number>();
    for (const child of element.children) {
      const slot = slots.get(child.name);
      if (!slot) {
        this.add({ rule: 'unknown-element', element: child, allowed: [] });
        continue;
      }
      const kinds = slot.isOfEachKind
        ? [...kindsOf(child)].map((kind) => `${child.name} ${kind}`)
        : [child.name];
      for (const kind of kinds) {
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        if (count === slot.most + 1) this.add({ rule: 'too-many', element: child });
      }
      if (CONDITIONS[slot.group ?? slot.list ?? child.name]?.(child) === false) {
        this.add({ rule: 'unknown-kind', element: child });
      } else if (slot.group === undefined) this.value(child, slot);
      else this.group(child, slot.group);
    }
    for (const [missing, { isRequired }] of slots) {
      if (isRequired && !counts.has(missing)) {
        this.add({ rule: 'missing-element', element, missing });
      }
    }
  }
}

/** Faults of an invoice in the positions of its profile, up to a number. */
export function positionFaults(
  root: XmlElement,
  profile: ProfileLetter,
  most: number,
): PositionFault[] {
  const content = contents.get(profile) ?? readContent(profile);
  contents.set(profile, content);
  const positions = new Positions(profile, content, most);
  positions.group(root, 'CrossIndustryInvoice');
  return positions.faults;
}
