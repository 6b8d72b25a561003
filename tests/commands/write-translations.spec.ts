import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
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

const writeTranslations = (project: string) =>
  spawnSync('npx', ['docusaurus', 'write-translations', '--locale', german.id], {
    cwd: project,
    encoding: 'utf8',
  });

test('docusaurus write-translations finds every text of the code translated', () => {
  test.setTimeout(900_000);
  const copy = copyOfProject(process.cwd());
  try {
    const { status, stdout, stderr } = writeTranslations(copy);
    expect(status, stdout + stderr).toBe(0);
    expect(stdout + stderr).not.toContain('untranslated');
    expect(messagesIn(copy)).toEqual(messagesIn(process.cwd()));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('docusaurus write-translations reads the sources with babel.config.js', () => {
  test.setTimeout(900_000);
  const copy = copyOfProject(process.cwd());
  try {
    const broken = "module.exports.plugins = [() => { throw new Error('a plugin of Babel'); }];\n";
    appendFileSync(path.join(copy, 'babel.config.js'), broken);
    const { status, stdout, stderr } = writeTranslations(copy);
    expect(stdout + stderr).toContain('a plugin of Babel');
    expect(status).not.toBe(0);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
