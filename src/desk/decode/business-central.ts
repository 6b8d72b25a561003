import data from 'edocument-invoice/data/business-terms.json';
import { termSource } from '../../facts/term-sources';

/** A field that Business Central requires, as its message names it. */
interface EmptyField {
  readonly field: string;
  readonly table: string;
  /** Terms that the field fills. */
  readonly terms: readonly string[];
}

/** How the platform reports a mandatory field (`TestField`) in English and German. */
const MESSAGES = [
  /(?:^|[.:|]\s)(?:The field )?["']?([^"':|\n]{2,60}?)["']? must have a value in ["']?([^"':|\n]{2,60}?)["']?(?::| No\.=|\.|\s{0,3}$)/,
  /(?:^|[.:|]\s)(?:Das Feld )?["'„]?([^"'„“:|\n]{2,60}?)["'“]? muss in ["']?([^"':=|\n]{2,60}?)["']?(?=:|,| Nr\.|\s?=|\seinen)[^\n]{0,200}?(?:einen Wert|\bleer\b)/,
  /(?:^|[.:|]\s)(?:Das Feld )?["'„]?([^"'„“:|\n]{2,60}?)["'“]? muss einen Wert in ["'„]?([^"'„“:=|\n]{2,60}?)["'“]?(?::|,| Nr\.|\s?=| haben| enthalten)/,
];

function indexFields(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { id, type } of data.terms) {
    if (type === 'group') continue;
    for (const { field, place, page } of termSource(id)) {
      for (const name of Object.values(field ?? {})) {
        for (const where of [...Object.values(place ?? {}), ...Object.values(page ?? {})]) {
          const key = `${where} ${name}`.toLowerCase();
          found.set(key, (found.get(key) ?? new Set()).add(id));
        }
      }
    }
  }
  return new Map([...found].map(([key, terms]) => [key, [...terms]]));
}

const FIELDS = indexFields();

/** The empty field of a message of Business Central; undefined for any other text. */
export function emptyFieldIn(text: string): EmptyField | undefined {
  for (const pattern of MESSAGES) {
    const [, field, table] = pattern.exec(text.slice(0, 600)) ?? [];
    if (field === undefined || table === undefined) continue;
    return { field, table, terms: FIELDS.get(`${table} ${field}`.toLowerCase()) ?? [] };
  }
  return undefined;
}
