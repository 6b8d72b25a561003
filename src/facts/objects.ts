/** The objects of the add-on that consultants and developers refer to. */
import { inLocale, type LocaleId, type Localized } from '../locales';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import data from './model/objects.json';
import type { Cell, StaticTable } from './table';

export type ObjectKind = keyof typeof data.kinds;

export interface ProductObject {
  readonly kind: ObjectKind;
  readonly number: number;
  readonly name: string;
  readonly caption: Localized<string>;
  readonly about: Localized<string>;
  /** Fields of the primary key of a table. */
  readonly key?: readonly string[];
  /** Place in a configuration package; tables without one do not belong into it. */
  readonly packageOrder?: number;
}

export const app = data.app;
export const objects = data.objects as readonly ProductObject[];
export const events = data.events;
const procedures = data.procedures;
/** Objects of Business Central that examples use. */
export const platformObjects: readonly string[] = data.platformObjects;

/** An event as a subscriber sees it. */
const signatureOf = ({ name, parameters }: (typeof events)[number]) =>
  `procedure ${name}(${parameters.join('; ')})`;

/** The objects of one kind, in the order of their numbers. */
export function objectTable(kind: string, locale: LocaleId): StaticTable {
  const found = objects.filter((one) => one.kind === kind);
  if (found.length === 0) {
    throw new Error(
      `"${kind}" is no kind of objects.json. Allowed: ${Object.keys(data.kinds).join(', ')}`,
    );
  }
  const t = messagesIn(messages, locale);
  const key = (fields: readonly string[] = []): Cell => fields.map((field) => ({ code: field }));
  return {
    columns: [t('objects.number'), t('objects.name'), t('objects.caption'), t('objects.about')],
    rows: found.map(({ number, name, caption, about, key: fields }) => ({
      id: `object-${kind}-${number}`,
      cells: [
        String(number),
        { code: name },
        inLocale(caption, locale),
        fields ? [inLocale(about, locale), key(fields)] : inLocale(about, locale),
      ],
    })),
  };
}

/** The integration events, with the full signature of each. */
export function eventTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [t('objects.signature'), t('objects.when')],
    rows: [
      ...events.map((event) => ({
        id: `event-${event.name}`,
        cells: [{ code: signatureOf(event) }, inLocale(event.when, locale)],
      })),
      ...procedures.map(({ codeunit, name, signature, about }) => ({
        id: `procedure-${name}`,
        cells: [{ code: signature }, [{ code: codeunit }, inLocale(about, locale)]],
      })),
    ],
  };
}

/** The telemetry events, with their custom dimensions. */
export function telemetryTable(locale: LocaleId): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [t('objects.id'), t('objects.about'), t('objects.dimensions')],
    rows: data.telemetry.map(({ id, about, dimensions }) => ({
      id: `telemetry-${id}`,
      cells: [{ code: id }, inLocale(about, locale), dimensions.map((code) => ({ code }))],
    })),
  };
}
