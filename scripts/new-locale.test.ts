import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfProject } from './lib/project-copy';
import { newLocale } from './new-locale';

const root = path.resolve(__dirname, '..');

describe('npm run new:locale', () => {
  let copy = '';
  const run = async (...args: string[]) => {
    const output: string[] = [];
    return { code: await newLocale(copy, args, (line) => void output.push(line)), output };
  };
  beforeAll(() => {
    copy = copyOfProject(root);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('refuses what is no locale, and one that is there', async () => {
    expect(await run('french')).toEqual({ code: 2, output: [expect.stringContaining('fr-FR')] });
    expect(await run('de-DE')).toEqual({ code: 2, output: [expect.stringContaining('already')] });
  });

  it('changes nothing in a dry run', async () => {
    const { code, output } = await run('fr-FR', '--dry-run');
    expect(code).toBe(0);
    expect(output.join('\n')).toContain('create  i18n/fr-FR/code.json');
    expect(existsSync(path.join(copy, 'i18n/fr-FR'))).toBe(false);
  });
});
