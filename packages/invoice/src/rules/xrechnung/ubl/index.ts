import { rule, warning, withSeverity } from '../../kinds';
import type { Pattern } from '../../rule';
import { LINES } from '../../en16931/ubl/model-parts';
import { noEmptyElements, ublTransaction } from '../../peppol/ubl/transaction';
import { adopt, slackOfCurrency } from '../adopted';
import { XRECHNUNG_IDS } from '../identifiers';
import { ublCvd } from './cvd';
import { ublExtension } from './extension';
import { germanPattern } from './german';

const cius: Pattern = [
  ...germanPattern(
    {
      id: (number) => `BR-DE-${number}`,
      externalId: 'BR-TMP-2',
    },
    {
      'BR-DE-21': warning(
        rule('code', 'cbc:CustomizationID', (root) =>
          root.values('cbc:CustomizationID').some((id) => XRECHNUNG_IDS.has(id)),
        ),
      ),
      'BR-DE-TMP-32': withSeverity(
        rule(
          'required',
          ['cac:Delivery/cbc:ActualDeliveryDate', 'cac:InvoicePeriod'],
          (root) =>
            root.has('cac:Delivery/cbc:ActualDeliveryDate') ||
            root.has('cac:InvoicePeriod') ||
            LINES.every((line) => root.all(line).every((one) => one.has('cac:InvoicePeriod'))),
        ),
        'information',
      ),
    },
  ),
];

const transaction = ublTransaction(({ root }) =>
  slackOfCurrency(root.values('cbc:DocumentCurrencyCode')),
);

export const xrechnungUbl: readonly Pattern[] = [
  noEmptyElements,
  adopt(transaction),
  cius,
  ublExtension,
  ublCvd,
];
