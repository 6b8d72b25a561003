import data from '../../facts/business-terms.json';
import { inLocale, type Localized, type LocaleId } from '../../site/locales';

/** The official German name of these three is „Gesamtsumme“, which is no help side by side. */
const CLEARER: Readonly<Record<string, Localized<string>>> = {
  'BT-109': { 'de-DE': 'Gesamtsumme ohne Umsatzsteuer' },
  'BT-112': { 'de-DE': 'Gesamtsumme mit Umsatzsteuer' },
  'BT-116': { 'de-DE': 'Nettobetrag' },
};

const labels = new Map<string, Localized<string>>(
  data.terms.map(({ id, label }) => [id, { ...label, ...CLEARER[id] }]),
);

/** Name of a business term or group where it stands beside others; undefined for none. */
export function termName(id: string, locale: LocaleId): string | undefined {
  const label = labels.get(id);
  return label && inLocale(label, locale);
}
