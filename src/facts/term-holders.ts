import { defaultLocale, inLocale } from '../locales';
import type { Holder } from './next-step';
import { termSource, type TermSource } from './term-sources';

/** Fields of eDocument that stand on documents of Business Central. */
const ON_DOCUMENT = /Sales document|Attachments/;
/** Tables of Business Central in which an administrator decides, not whoever keeps the data. */
const SETUP = /Setup|VAT Clause/;

/** Who holds the value of one source. */
export function holderOfSource({ kind, place, posted }: TermSource): Holder {
  const name = place ? inLocale(place, defaultLocale) : '';
  switch (kind) {
    case 'platform':
      return posted ? 'platform-field' : SETUP.test(name) ? 'setup' : 'master-data';
    case 'field':
      return ON_DOCUMENT.test(name) ? 'document-field' : 'setup';
    case 'constant':
    case 'schema-line':
      return 'schema';
    case 'calculated':
    case 'group':
    case 'unused':
      return 'own-schema';
  }
}

/** Who holds the value of a term: the holder of the first source that counts. */
export function holderOfTerm(id: string): Holder {
  const [source] = termSource(id);
  return source ? holderOfSource(source) : 'own-schema';
}
