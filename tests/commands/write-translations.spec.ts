import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyOfProject } from '../../scripts/lib/project-copy';
import { expect, german, test } from '../support/site';

type Messages = Readonly<Record<string, { readonly message: string }>>;

const CODE = `i18n/${german.id}/code.json`;

/** The translations of a project, without what is said about them. */
function messagesIn(project: string): Readonly<Record<string, string>> {
  const messages = JSON.parse(readFileSync(path.join(project, CODE), 'utf8')) as Messages;
  return Object.fromEntries(Object.entries(messages).map(([id, { message }]) => [id, message]));
}

test('docusaurus write-translations finds every text of the code translated', () => {
  test.setTimeout(180_000);
  const copy = copyOfProject(process.cwd());
  try {
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['docusaurus', 'write-translations', '--locale', german.id],
      { cwd: copy, encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
    expect(stdout + stderr).not.toContain('untranslated');
    expect(messagesIn(copy)).toEqual(messagesIn(process.cwd()));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
