import { defineMessages } from '../locales/messages';

/** Words of the sample. */
export const sampleMessages = defineMessages({
  'en-GB': {
    consumer: 'Paula Beispiel (consumer)',
    abroad: 'Abnehmerbeispiel GmbH, Vienna',
    piece: 'Piece',
    kilogram: 'Kilogram',
    lumpSum: 'Lump sum',
  },
  'de-DE': {
    consumer: 'Paula Beispiel (Verbraucherin)',
    abroad: 'Abnehmerbeispiel GmbH, Wien',
    piece: 'Stück',
    kilogram: 'Kilogramm',
    lumpSum: 'Pauschale',
  },
});
