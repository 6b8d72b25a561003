import { codeList } from '../../../codes/lists';
import { normalize, type XmlElement } from '../../../reading/element';
import { on, rule } from '../../kinds';
import type { Check, Pattern } from '../../rule';
import { directText, onlyText } from '../../values';
import {
  PEPPOL_ADDRESS_SCHEMES,
  PEPPOL_CREDIT_NOTE_TYPES,
  PEPPOL_CURRENCIES,
  PEPPOL_INVOICE_TYPES,
} from '../codes';
import { profileOf } from './parties';

/** An attribute that is in a list exactly as written, with its blanks. */
function attributeIn(list: ReadonlySet<string>, name: string): Check {
  return rule('code', `@${name}`, (element) => list.has(element.attribute(name) ?? ''));
}

const textIn = (list: ReadonlySet<string>) =>
  rule('code', '.', (element) => list.has(directText(element)));

const reasonCode = (indicator: string) => (code: XmlElement) =>
  code.parent !== null &&
  normalize(onlyText(code.parent, 'ram:ChargeIndicator/udt:Indicator')) === indicator;

const TYPES: ReadonlySet<string> = new Set([...PEPPOL_INVOICE_TYPES, ...PEPPOL_CREDIT_NOTE_TYPES]);

export const ciiCodes: Pattern = [
  on('ram:AttachmentBinaryObject', (object) => object.attributes.has('mimeCode'), {
    'PEPPOL-EN16931-CL001': attributeIn(codeList('mimeTypes'), 'mimeCode'),
  }),
  on('ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode', reasonCode('false'), {
    'PEPPOL-EN16931-CL002': textIn(codeList('allowanceReasons')),
  }),
  on('ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode', reasonCode('true'), {
    'PEPPOL-EN16931-CL003': textIn(codeList('chargeReasons')),
  }),
  on('ram:TaxTotalAmount', (amount) => amount.attributes.has('currencyID'), {
    'PEPPOL-EN16931-CL007': attributeIn(PEPPOL_CURRENCIES, 'currencyID'),
  }),
  on(
    // The official rule names the document in a namespace where it never is.
    'ram:ExchangedDocument/ram:TypeCode',
    {
      'PEPPOL-EN16931-P0100': rule(
        'code',
        '.',
        (type, invoice) => invoice.once(profileOf) !== '01' || TYPES.has(directText(type)),
      ),
    },
  ),
  on('udt:DateTimeString', {
    'PEPPOL-EN16931-F001': rule('date', '.', (date) => {
      const text = date.pieces.join('');
      return (
        normalize(date.attribute('format') ?? '') === '102' &&
        text.length === 8 &&
        /20[0-9]{6}/.test(text)
      );
    }),
  }),
  on(
    [
      'ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID',
      'ram:SellerTradeParty/ram:URIUniversalCommunication/ram:URIID',
    ],
    { 'PEPPOL-EN16931-CL008': attributeIn(PEPPOL_ADDRESS_SCHEMES, 'schemeID') },
  ),
];
