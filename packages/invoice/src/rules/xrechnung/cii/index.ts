import {
  ciiTransaction,
  noEmptyElements,
  priceDiscounts,
  XRECHNUNG_VARIANT,
} from '../../peppol/cii/transaction';
import { SETTLEMENT } from '../../en16931/cii/places';
import type { Pattern } from '../../rule';
import { adopt, slackOfCurrency } from '../adopted';
import { ciiCius } from './cius';
import { ciiCvd } from './cvd';
import { ciiExtension } from './extension';

const transaction = ciiTransaction({
  ...XRECHNUNG_VARIANT,
  slackOf: (invoice) =>
    slackOfCurrency(invoice.at(`${SETTLEMENT}/ram:InvoiceCurrencyCode`).map(({ value }) => value)),
});

export const xrechnungCii: readonly Pattern[] = [
  noEmptyElements,
  priceDiscounts,
  adopt(transaction),
  ciiCius,
  ciiExtension,
  ciiCvd,
];
