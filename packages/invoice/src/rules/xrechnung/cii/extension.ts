import type { XmlElement } from '../../../reading/element';
import { coded, on, rule, warning } from '../../kinds';
import { LINE } from '../../en16931/cii/places';
import type { Context, Pattern } from '../../rule';
import { EXTENSION_ADDRESS_SCHEMES, EXTENSION_MIME_TYPES, EXTENSION_SCHEMES } from '../codes';
import { isExtension } from '../identifiers';

function schemeContext(
  id: string,
  at: string,
  list: ReadonlySet<string>,
  when: (element: XmlElement) => boolean = () => true,
): Context {
  return on(
    at,
    (element, invoice) =>
      element.attributes.has('schemeID') && invoice.once(isExtension) && when(element),
    { [id]: coded(list, '@schemeID') },
  );
}

export const ciiExtension: Pattern = [
  on(
    `${LINE}/ram:AssociatedDocumentLineDocument`,
    (_document, invoice) => invoice.once(isExtension),
    {
      'BR-DEX-15': warning(
        rule(
          'unused',
          'ram:ParentLineID',
          (_document, invoice) => invoice.named('ram:ParentLineID').length === 0,
        ),
      ),
    },
  ),
  schemeContext(
    'BR-DEX-04',
    'ram:GlobalID',
    EXTENSION_SCHEMES,
    (id) => !id.within('ram:SpecifiedTradeProduct') && !id.within('ram:ShipToTradeParty'),
  ),
  schemeContext(
    'BR-DEX-05',
    'ram:ID',
    EXTENSION_SCHEMES,
    (id) => !id.within('ram:SpecifiedTaxRegistration'),
  ),
  schemeContext('BR-DEX-06', 'ram:SpecifiedTradeProduct/ram:GlobalID', EXTENSION_SCHEMES),
  schemeContext('BR-DEX-07', 'ram:URIUniversalCommunication/ram:URIID', EXTENSION_ADDRESS_SCHEMES),
  schemeContext(
    'BR-DEX-08',
    'ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID',
    EXTENSION_SCHEMES,
  ),
  on('ram:AttachmentBinaryObject', (_object, invoice) => invoice.once(isExtension), {
    'BR-DEX-01': rule('code', '@mimeCode', (object) =>
      EXTENSION_MIME_TYPES.has(object.attribute('mimeCode') ?? ''),
    ),
  }),
];
