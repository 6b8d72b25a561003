import { normalize, type XmlElement } from '../../../reading/element';
import { coded, filled, on, rule } from '../../kinds';
import type { Pattern, Test } from '../../rule';
import { CVD_CLASSIFICATIONS, VEHICLE_CATEGORIES, VEHICLE_EMISSIONS } from '../codes';
import { isCvd } from '../identifiers';

const ITEMS = ['/Invoice/cac:InvoiceLine/cac:Item', '/CreditNote/cac:CreditNoteLine/cac:Item'];
const CLASS = 'cac:CommodityClassification/cbc:ItemClassificationCode';
const PROPERTY = 'cac:AdditionalItemProperty';

const whenCvd: Test = (_element, invoice) => invoice.once(isCvd);

const vehicleClasses = (item: XmlElement) =>
  item.all(CLASS).filter((code) => code.attribute('listID') === 'CVD');

const isEmission = (property: XmlElement) => property.is('cbc:Name', 'cva');

export const ublCvd: Pattern = [
  on(['/Invoice', '/CreditNote'], whenCvd, {
    'BR-DE-CVD-01': filled('cac:ContractDocumentReference/cbc:ID'),
    'BR-DE-CVD-02': filled('cac:OriginatorDocumentReference/cbc:ID'),
    'BR-DE-CVD-03': rule('required', `cac:InvoiceLine/cac:Item/${CLASS}`, (root) =>
      [...root.all('cac:InvoiceLine/cac:Item'), ...root.all('cac:CreditNoteLine/cac:Item')].some(
        (item) => vehicleClasses(item).length > 0 && item.all(PROPERTY).some(isEmission),
      ),
    ),
  }),
  on(ITEMS, whenCvd, {
    'BR-DE-CVD-06-a': rule(
      'cardinality',
      PROPERTY,
      (item) =>
        vehicleClasses(item).length === 0 || item.all(PROPERTY).filter(isEmission).length === 1,
    ),
    'BR-DE-CVD-06-b': rule(
      'cardinality',
      CLASS,
      (item) => !item.all(PROPERTY).some(isEmission) || vehicleClasses(item).length === 1,
    ),
  }),
  on(
    ITEMS.map((item) => `${item}/${CLASS}`),
    whenCvd,
    {
      'BR-TMP-CVD-01': coded(CVD_CLASSIFICATIONS, '@listID'),
      'BR-DE-CVD-04': rule(
        'code',
        '.',
        (code) =>
          normalize(code.attribute('listID') ?? '') !== 'CVD' ||
          VEHICLE_CATEGORIES.has(normalize(code.value)),
      ),
    },
  ),
  on(
    ITEMS.map((item) => `${item}/${PROPERTY}`),
    (property, invoice) => invoice.once(isCvd) && isEmission(property),
    { 'BR-DE-CVD-05': coded(VEHICLE_EMISSIONS, 'cbc:Value') },
  ),
];
