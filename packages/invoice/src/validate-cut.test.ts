import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type * as Registry from './rules/registry';
import { validateInvoice } from './testing/validate-invoice';

vi.mock('./rules/registry', async (original) => ({
  ...(await original<typeof Registry>()),
  MAX_BREACHES: 0,
}));

it('an invoice whose rules did not all run is never called valid', () => {
  const { verdict, findings } = validateInvoice(
    readFileSync('static/samples/standard.ubl.xml', 'utf8'),
  );
  expect(verdict).toBe('not-checked');
  expect(findings).toMatchObject([{ rule: 'cut-off', severity: 'warning' }]);
});
