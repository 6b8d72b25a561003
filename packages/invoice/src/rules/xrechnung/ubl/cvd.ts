import { normalize, type XmlElement } from '../../../reading/element';
import { coded, filled, rule } from '../../kinds';
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
  {
    at: ['/Invoice', '/CreditNote'],
    when: whenCvd,
    rules: {
      'BR-DE-CVD-01': filled('cac:ContractDocumentReference/cbc:ID'),
      'BR-DE-CVD-02': filled('cac:OriginatorDocumentReference/cbc:ID'),
      'BR-DE-CVD-03': rule('required', `cac:InvoiceLine/cac:Item/${CLASS}`, (root) =>
        [...root.all('cac:InvoiceLine/cac:Item'), ...root.all('cac:CreditNoteLine/cac:Item')].some(
          (item) => vehicleClasses(item).length > 0 && item.all(PROPERTY).some(isEmission),
        ),
      ),
    },
  },
  {
    at: ITEMS,
    when: whenCvd,
    rules: {
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
    },
  },
  {
    at: ITEMS.map((item) => `${item}/${CLASS}`),
    when: whenCvd,
    rules: {
      'BR-TMP-CVD-01': coded(CVD_CLASSIFICATIONS, '@listID'),
      'BR-DE-CVD-04': rule(
        'code',
        '.',
        (code) =>
          normalize(code.attribute('listID') ?? '') !== 'CVD' ||
          VEHICLE_CATEGORIES.has(normalize(code.value)),
      ),
    },
  },
  {
    at: ITEMS.map((item) => `${item}/${PROPERTY}`),
    when: (property, invoice) => invoice.once(isCvd) && isEmission(property),
    rules: { 'BR-DE-CVD-05': coded(VEHICLE_EMISSIONS, 'cbc:Value') },
  },
];
