import { changed, codeList, COUNTRIES, NOTE_SUBJECTS } from '../../codes/lists';
import { normalize, type XmlElement } from '../../reading/element';
import type { Fault } from '../../structure/judge';
import { PROFILE_CONTENT } from './profile-content';
import { PROFILE_IDS, type ProfileLetter } from './profile-ids';

/** A position that breaks the profile: a fault of structure, or a code that the profile lacks. */
export type PositionFault =
  | Exclude<Fault, { rule: 'unexpected-text' | 'wrong-value' }>
  | { rule: 'wrong-code'; element: XmlElement };

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

const numbers = (first: number, last: number): Codes =>
  new Set(Array.from({ length: last - first + 1 }, (_, index) => String(first + index)));

const documentTypes = codeList('invoiceTypes', 'creditNoteTypes');
const identifierSchemes = codeList('identifierSchemes');
const vatCategories = codeList('vatCategories');
const mimeTypes = codeList('mimeTypes');
const references = codeList('references');

/** Code lists by name, where Factur-X differs from the lists of EN 16931 as Factur-X has them. */
const LISTS: Readonly<Record<string, Codes>> = {
  documentTypes,
  precedingTypes: changed(documentTypes, { fewer: '471 472 473 500 501 502 503' }),
  noteSubjects: NOTE_SUBJECTS.cii,
  countries: COUNTRIES.cii,
  currencies: changed(codeList('currencies'), { more: 'STN', fewer: 'STD' }),
  references,
  contractReferences: changed(references, { more: 'CONTRAT MARCHE' }),
  paymentMeans: codeList('paymentMeans'),
  vat: new Set(['VAT']),
  vatCategories: changed(vatCategories, { fewer: 'B' }),
  allVatCategories: vatCategories,
  taxTypes: new Set(
    'AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT'.split(
      ' ',
    ),
  ),
  exemptionReasons: codeList('exemptionReasons'),
  dueDateTypes: codeList('dueDateTypes'),
  false: codeList('allowanceReasons'),
  true: codeList('chargeReasons'),
  dateFormat: new Set(['102']),
  referenceDates: new Set(['102', '205']),
  vatScheme: new Set(['VA']),
  attachedTypes: new Set(['50', '130', '916']),
  objectType: new Set(['130']),
  identifierSchemes,
  partySchemes: changed(identifierSchemes, { fewer: '0241 0242 0243 0244 0245 0246 0247 0248' }),
  allPartySchemes: changed(identifierSchemes, { more: 'BY SE' }),
  addressSchemes: changed(codeList('addressSchemes'), { fewer: '0219 0220' }),
  classifications: codeList('classifications'),
  mimeTypes,
  allMimeTypes: changed(mimeTypes, { more: 'application/json application/xml text/xml' }),
  units: codeList('units'),
  deliveryTerms: new Set('1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB'.split(' ')),
  transportModes: numbers(0, 9),
  accountTypes: numbers(1, 7),
  lineStates: numbers(1, 119),
  lineReasons: new Set(['DETAIL', 'GROUP', 'INFORMATION']),
  /** By form alone: the list of ISO 639-2 would weigh more than it finds. */
  languages: { has: (code) => /^[a-z]{3}$/.test(code) },
};

const LEVELS = 'mwbex';
const ENTRY =
  /^(?:([wbex])\.)?(\w+)(?::(\w+))?(?:=(\w+))?((?:@\w+!?(?:=\w+)?)*)(?:\{(\d)\})?([?*+%]?)$/;
const PREFIXES: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: 'rsm',
  DateTime: 'udt',
  DateOnly: 'udt',
  Indicator: 'udt',
  FormattedDateTime: 'qdt',
};

const indicator = (element: XmlElement) =>
  normalize(element.text('ram:ChargeIndicator/udt:Indicator'));
const isAllowanceOrCharge = (element: XmlElement) => /^(?:true|false)$/.test(indicator(element));

/** Groups that stand for something only with a code that says what; others are not judged. */
const CONDITIONS: Readonly<Record<string, (element: XmlElement) => boolean>> = {
  Allowance: isAllowanceOrCharge,
  LineAllowance: isAllowanceOrCharge,
  Discount: isAllowanceOrCharge,
  SellerRegistration: (element) =>
    element.all('ram:ID').some((id) => /^(?:VA|FC)$/.test(id.attribute('schemeID') ?? '')),
  Attached: (element) => LISTS.attachedTypes?.has(normalize(element.text('ram:TypeCode'))) === true,
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
  for (const row of PROFILE_CONTENT.trim().split(/\n(?! )/)) {
    const [head = '', entries = ''] = row.split(/: (.*)/s);
    const [name = '', other = ''] = head.split('<');
    const slots = entries
      .split(/\s+/)
      .map((entry) => slotOf(entry, name))
      .filter(({ level }) => LEVELS.indexOf(level) <= LEVELS.indexOf(profile));
    content.set(
      name,
      new Map([...(content.get(other) ?? []), ...slots.map((one) => [one.name, one.slot] as const)]),
    );
  }
  return content;
}

/** What tells elements apart of which there may be one of each kind. */
const kindsOf = (element: XmlElement): ReadonlySet<string> =>
  new Set(
    [
      element.attribute('currencyID'),
      ...element.all('ram:ID').map((id) => id.attribute('schemeID')),
    ].filter((kind) => kind !== undefined),
  );

/** An empty value is no code, and the rule of empty elements is another. */
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
    if (list !== 'reasons' || !element.parent) return LISTS[list];
    return LISTS[element.attribute('listID') === '5153' ? 'taxTypes' : indicator(element.parent)];
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
    const slots = this.content.get(name);
    if (!slots || CONDITIONS[name]?.(element) === false) return;
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
      if (slot.group === undefined) this.value(child, slot);
      else this.group(child, slot.group);
    }
    for (const [missing, { isRequired }] of slots) {
      if (isRequired && !counts.has(missing)) {
        this.add({ rule: 'missing-element', element, missing });
      }
    }
  }
}

/** What an invoice breaks of the positions of its profile, up to a number of faults. */
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
