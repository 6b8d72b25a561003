import { changed, codeList, COUNTRIES, NOTE_SUBJECTS } from '../../codes/lists';
import { normalize, type XmlElement } from '../../reading/element';
import type { Fault } from '../../structure/judge';
import { PROFILE_CONTENT } from './profile-content';
import { PROFILE_IDS, type ProfileLetter } from './profile-ids';

/** Profiles whose positions are known. */
export type PositionedProfile = Exclude<ProfileLetter, 'x'>;

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
}

const LISTS: Readonly<Record<string, ReadonlySet<string>>> = {
  documentTypes: codeList('invoiceTypes', 'creditNoteTypes'),
  noteSubjects: NOTE_SUBJECTS.cii,
  countries: COUNTRIES.cii,
  currencies: codeList('currencies'),
  references: codeList('references'),
  paymentMeans: codeList('paymentMeans'),
  vat: new Set(['VAT']),
  vatCategories: changed(codeList('vatCategories'), { fewer: 'B' }),
  exemptionReasons: codeList('exemptionReasons'),
  dueDateTypes: codeList('dueDateTypes'),
  false: codeList('allowanceReasons'),
  true: codeList('chargeReasons'),
  dateFormat: new Set(['102']),
  taxSchemes: new Set(['VA', 'FC']),
  attachedTypes: new Set(['50', '130', '916']),
  objectType: new Set(['130']),
  identifierSchemes: codeList('identifierSchemes'),
  addressSchemes: codeList('addressSchemes'),
  classifications: codeList('classifications'),
  mimeTypes: codeList('mimeTypes'),
  units: codeList('units'),
};

const LEVELS = 'mwbe';
const ENTRY =
  /^(?:([wbe])\.)?(\w+)(?::(\w+))?(?:=(\w+))?((?:@\w+!?(?:=\w+)?)*)(?:\{(\d)\})?([?*+]?)$/;
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
    LISTS.taxSchemes?.has(element.first('ram:ID')?.attribute('schemeID') ?? '') === true,
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
    },
  };
}

function readContent(profile: PositionedProfile): Content {
  return new Map(
    PROFILE_CONTENT.trim()
      .split(/\n(?! )/)
      .map((row) => {
        const [name = '', entries = ''] = row.split(/: (.*)/s);
        const slots = entries
          .split(/\s+/)
          .map((entry) => slotOf(entry, name))
          .filter(({ level }) => LEVELS.indexOf(level) <= LEVELS.indexOf(profile));
        return [name, new Map(slots.map((one) => [one.name, one.slot]))];
      }),
  );
}

const contents = new Map<PositionedProfile, Content>();

class Positions {
  readonly faults: PositionFault[] = [];

  constructor(
    private readonly profile: PositionedProfile,
    private readonly content: Content,
    private readonly most: number,
  ) {}

  private add(fault: PositionFault): void {
    if (this.faults.length < this.most) this.faults.push(fault);
  }

  private codes(list: string, element: XmlElement): ReadonlySet<string> | undefined {
    if (list === 'profile') return PROFILE_IDS[this.profile];
    return LISTS[list === 'reasons' && element.parent ? indicator(element.parent) : list];
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
      } else if (codes !== undefined && !LISTS[codes]?.has(normalize(value))) {
        this.add({ rule: 'wrong-attribute', element, attribute });
      }
    }
    if (list !== undefined && !this.codes(list, element)?.has(normalize(element.value))) {
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
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      if (count === slot.most + 1) this.add({ rule: 'too-many', element: child });
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
  profile: PositionedProfile,
  most: number,
): PositionFault[] {
  const content = contents.get(profile) ?? readContent(profile);
  contents.set(profile, content);
  const positions = new Positions(profile, content, most);
  positions.group(root, 'CrossIndustryInvoice');
  return positions.faults;
}
