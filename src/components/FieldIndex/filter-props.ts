import type { Language } from '../../data/language';

/** Label, example and query parameter of the index's filter. */
export function filterProps(language: Language): {
  param: string;
  label: string;
  placeholder: string;
} {
  return language === 'de'
    ? { param: 'field', label: 'Feld oder Begriff suchen', placeholder: 'Käuferreferenz, BT-10' }
    : { param: 'field', label: 'Find a field or a term', placeholder: 'Buyer Reference, BT-10' };
}
