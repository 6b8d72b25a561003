import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { ledgerEntries } from '../facts/ledger-model';
import { formatDay } from '../locales';
import { ledgerDays } from './ledger-days';

const EN = 'docs/Setup/Units.mdx';
const DE = 'i18n/de-DE/docusaurus-plugin-content-docs/current/Setup/Units.mdx';

async function compiled(mdx: string, path: string): Promise<string> {
  return String(
    await compile(new VFile({ value: mdx, path }), { remarkPlugins: [ledgerDays], jsx: true }),
  );
}

it.each([
  [EN, 'en-GB'],
  [DE, 'de-DE'],
] as const)('writes the day of the ledger as text in %s', async (path, locale) => {
  const day = ledgerEntries.find(({ id }) => id === 'duty')?.checked ?? '';
  expect(await compiled('As of <LedgerDay of="duty" />.', path)).toContain(
    `{"As of ${formatDay(day, locale)}."}`,
  );
});

it('takes the earliest day of several entries', async () => {
  const days = ['duty', 'bc-source'].map(
    (id) => ledgerEntries.find((one) => one.id === id)?.checked,
  );
  expect(new Set(days).size).toBe(2);
  expect(await compiled('As of <LedgerDay of="duty bc-source" />.', EN)).toContain(
    formatDay([...days].sort()[0] ?? '', 'en-GB'),
  );
});

it('rejects an entry that the ledger does not have', async () => {
  await expect(compiled('As of <LedgerDay of="duti" />.', EN)).rejects.toThrow(
    /Units\.mdx:1: <LedgerDay>: "duti" is not an entry.*duty/,
  );
});
