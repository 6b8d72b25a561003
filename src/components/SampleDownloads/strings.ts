import { translate } from '@docusaurus/Translate';
import type { SampleName } from '@site/src/facts/samples/catalogue';

interface SampleTexts {
  /** Document number, the same as in the data. */
  number: string;
  title: string;
  shows: string;
}

/** What to say of each sample, in the language of the page. */
export const sampleTexts = (): Readonly<Record<SampleName, SampleTexts>> => ({
  standard: {
    number: '103001',
    title: translate({ id: 'site.samples.standard.title', message: 'Domestic invoice' }),
    shows: translate({
      id: 'site.samples.standard.shows',
      message: '19 % VAT, due date, SEPA credit transfer',
    }),
  },
  'mixed-rates': {
    number: '103002',
    title: translate({ id: 'site.samples.mixedRates.title', message: 'Mixed VAT rates' }),
    shows: translate({
      id: 'site.samples.mixedRates.shows',
      message:
        '19 % and 7 %, line discount, invoice discounts, freight charge, price per 100, cash discount',
    }),
  },
  'intra-community': {
    number: '103003',
    title: translate({
      id: 'site.samples.intraCommunity.title',
      message: 'Intra-Community supply',
    }),
    shows: translate({
      id: 'site.samples.intraCommunity.shows',
      message:
        'VAT category K with reason, both VAT registration numbers, delivery to the Netherlands',
    }),
  },
  'credit-memo': {
    number: '104001',
    title: translate({ id: 'site.samples.creditMemo.title', message: 'Credit memo' }),
    shows: translate({
      id: 'site.samples.creditMemo.shows',
      message: 'Type code 381, reference to invoice 103001, CreditNote in UBL',
    }),
  },
  'public-body': {
    number: '103004',
    title: translate({ id: 'site.samples.publicBody.title', message: 'Invoice to a public body' }),
    shows: translate({
      id: 'site.samples.publicBody.shows',
      message: 'Leitweg-ID, order and contract reference, period, attachment',
    }),
  },
});
