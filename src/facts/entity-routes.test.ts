import { describe, expect, it } from 'vitest';
import { codeListRoute, ruleFamily, ruleRoute, termRoute } from './entity-routes';

describe('addresses of rules, terms and code lists', () => {
  it.each([
    ['BR-DE-15', '/Reference/Rules/BR-DE-15'],
    ['PEPPOL-EN16931-R010', '/Reference/Rules/PEPPOL-EN16931-R010'],
    ['UBL-CR-646', '/Reference/Rules/UBL-CR#UBL-CR-646'],
    ['CII-DT-031', '/Reference/Rules/CII-DT#CII-DT-031'],
    ['DK-R-002', '/Reference/Rules/DK-R#DK-R-002'],
    ['GR-S-008-1', '/Reference/Rules/GR-R#GR-S-008-1'],
    ['FX-SCH-A-000372', '/Reference/Rules/FX#FX-SCH-A'],
    ['BR-FXEXT-CO-11', '/Reference/Rules/FX#BR-FXEXT-CO'],
    ['BR-HYBRID-03', '/Reference/Rules/FX#BR-HYBRID'],
  ])('leads from %s to its page', (id, route) => {
    expect(ruleRoute(id)).toBe(route);
  });

  it('knows which rules have a page of their own', () => {
    expect(ruleFamily('BR-01')).toBeUndefined();
    expect(ruleFamily('UBL-SR-34')).toBe('UBL-SR');
  });

  it('has terms and code lists beside them', () => {
    expect(termRoute('BT-10')).toBe('/Reference/Terms/BT-10');
    expect(codeListRoute('units', 'unit-H87')).toBe('/Reference/CodeLists/units#unit-H87');
  });
});
