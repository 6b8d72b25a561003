import data from '../../../../src/facts/business-terms.json';
import { inLocale, type Localized, type LocaleId } from '../../../../src/locales';

const labels = new Map<string, Localized<string>>(data.terms.map(({ id, label }) => [id, label]));

/** Name of a business term or group, shown beside others; undefined for none. */
export function termName(id: string, locale: LocaleId): string | undefined {
  const label = labels.get(id);
  return label && inLocale(label, locale);
}
