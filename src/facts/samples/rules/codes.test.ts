import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { referenceData } from '../reference-data';
import { CODE_RULES } from './codes';

const reference = referenceData('en16931-1.3.16-codes.json');

it.skipIf(!reference)('our code lists contain official codes only', () => {
  const official = JSON.parse(readFileSync(reference ?? '', 'utf8')) as Record<string, string[]>;
  // Credit notes have a list of their own in UBL; the data has the one of invoices.
  const creditNotes = ['81', '83', '261', '262', '296', '308', '381', '396', '420', '458'];
  official['BR-CL-01']?.push(...creditNotes, '502', '503', '532');
  for (const [id, codes] of CODE_RULES) {
    const allowed = official[id];
    if (!allowed) continue;
    expect([id, codes.filter((code) => !allowed.includes(code))]).toEqual([id, []]);
  }
});

it('every list has codes', () => {
  for (const [id, codes] of CODE_RULES) expect(codes.length, id).toBeGreaterThan(3);
});
