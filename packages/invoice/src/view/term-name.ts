import data from '../../data/business-terms.json';
import { inLanguage, type Localized } from '../language';

const labels = new Map<string, Localized<string>>(data.terms.map(({ id, label }) => [id, label]));

/** Name of a business term or group, shown beside others; undefined for none. */
export function termName(id: string, language: string): string | undefined {
  const label = labels.get(id);
  return label && inLanguage(label, language);
}
