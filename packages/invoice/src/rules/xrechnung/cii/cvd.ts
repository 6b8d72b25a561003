import { hasText, normalize, type XmlElement } from '../../../reading/element';
import { coded, filled, on, rule } from '../../kinds';
import { AGREEMENT, LINE, TRANSACTION } from '../../en16931/cii/places';
import type { Pattern, Test } from '../../rule';
import { CVD_CLASSIFICATIONS, VEHICLE_CATEGORIES, VEHICLE_EMISSIONS } from '../codes';
import { isCvd } from '../identifiers';

const PRODUCT = `${LINE}/ram:SpecifiedTradeProduct`;
const CLASS = 'ram:DesignatedProductClassification/ram:ClassCode';
const PROPERTY = 'ram:ApplicableProductCharacteristic';

const whenCvd: Test = (_element, invoice) => invoice.once(isCvd);

const vehicleClasses = (product: XmlElement) =>
  product.all(CLASS).filter((code) => code.attribute('listID') === 'CVD');

const isEmission = (property: XmlElement) => property.is('ram:Description', 'cva');

export const ciiCvd: Pattern = [
  on(TRANSACTION, whenCvd, {
    'BR-DE-CVD-03': rule(
      'required',
      `ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct/${CLASS}`,
      (transaction) =>
        transaction
          .all('ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct')
          .some(
            (product) =>
              vehicleClasses(product).length > 0 && product.all(PROPERTY).some(isEmission),
          ),
    ),
  }),
  on(PRODUCT, whenCvd, {
    'BR-DE-CVD-06-a': rule(
      'cardinality',
      PROPERTY,
      (product) =>
        vehicleClasses(product).length === 0 ||
        product.all(PROPERTY).filter(isEmission).length === 1,
    ),
    'BR-DE-CVD-06-b': rule(
      'cardinality',
      CLASS,
      (product) => !product.all(PROPERTY).some(isEmission) || vehicleClasses(product).length === 1,
    ),
  }),
  on(`${PRODUCT}/${CLASS}`, whenCvd, {
    'BR-TMP-CVD-01': coded(CVD_CLASSIFICATIONS, '@listID'),
    'BR-DE-CVD-04': rule(
      'code',
      '.',
      (code) =>
        normalize(code.attribute('listID') ?? '') !== 'CVD' ||
        VEHICLE_CATEGORIES.has(normalize(code.value)),
    ),
  }),
  on(`${PRODUCT}/${PROPERTY}`, (property, invoice) => invoice.once(isCvd) && isEmission(property), {
    'BR-DE-CVD-05': coded(VEHICLE_EMISSIONS, 'ram:Value'),
  }),
  on(AGREEMENT, whenCvd, {
    'BR-DE-CVD-01': filled('ram:ContractReferencedDocument/ram:IssuerAssignedID'),
    'BR-DE-CVD-02': rule(
      'required',
      'ram:AdditionalReferencedDocument/ram:IssuerAssignedID',
      (agreement) =>
        agreement
          .all('ram:AdditionalReferencedDocument')
          .some(
            (document) =>
              normalize(document.text('ram:TypeCode')) === '50' &&
              hasText(document.text('ram:IssuerAssignedID')),
          ),
    ),
  }),
];
