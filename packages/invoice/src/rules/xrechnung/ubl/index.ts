import { rule, warning, withSeverity } from '../../kinds';
import type { Pattern } from '../../rule';
import { LINES } from '../../en16931/ubl/model-parts';
import { noEmptyElements, ublTransaction } from '../../peppol/ubl/transaction';
import { adopt, slackOfCurrency } from '../adopted';
import { isEmail, isUrl } from '../forms';
import { XRECHNUNG_IDS } from '../identifiers';
import { ublCvd } from './cvd';
import { ublExtension } from './extension';
import { germanPattern, hasTrimmedCode, hasTrimmedType, inDocuments } from './german';

const cius: Pattern = [
  ...germanPattern(
    {
      id: (number) => `BR-DE-${number}`,
      hasCode: hasTrimmedCode,
      needsIban: (means, code) => hasTrimmedCode(means, [code]),
      hasType: hasTrimmedType,
      isCorrection: (root) => hasTrimmedType(root, new Set(['384'])),
      isEmail,
      discountsMayBeginAnywhere: false,
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
  {
    at: inDocuments('cac:AdditionalDocumentReference/cac:Attachment/cac:ExternalReference'),
    rules: {
      'BR-TMP-2': warning(
        rule('other', 'cbc:URI', (reference) => isUrl(reference.text('cbc:URI'))),
      ),
    },
  },
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
