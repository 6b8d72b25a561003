// Lists translated pages that are missing, out of date or left over; records pages as translated.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadProject, type Project } from '../checks/lib/project';
import { translations, type LocaleId } from '../src/locales';
import {
  englishPages,
  markTranslated,
  readState,
  stateText,
  translationStatus,
} from '../checks/lib/translation';
import { stateFile } from '../src/plugins/translation-state/state';
import { command, runAsProgram } from './lib/command';

const help = `npm run translate:status [-- options]

Shows which translated pages are missing, out of date or left over, and what has changed in the
English pages since they were translated.

  --locale <id>   one locale; needed with --mark where there are several translations
  --mark <page>   record that a page is translated, for example --mark Setup/Currencies; repeatable
  --mark-all      record all pages that have a translation
  --no-diff       leave out what has changed
  --dry-run       show what would be recorded, and write nothing
  --help          this text

Exit code: 0, or 2 when a page to mark does not exist.`;

/** Changes of a page since the recorded text, by git. */
function changesSince(root: string, id: string, file: string): string {
  const { status, stdout } = spawnSync(
    'git',
    ['--no-pager', 'diff', '--word-diff=plain', '--unified=0', id, '--', file],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) {
    return '    The text that was translated is not in git; compare by eye.';
  }
  return stdout
    .split('\n')
    .filter((line) => line && !/^(?:diff|index|---|\+\+\+)/.test(line))
    .map((line) => `    ${line}`)
    .join('\n');
}

/** The English page that a writer names by its file, or by its name with or without extension. */
function findPage(project: Project, name: string) {
  const plain = name.replaceAll('\\', '/').replace(/\.mdx?$/, '');
  return englishPages(project).find(({ file, name: short }) =>
    [file, short].some((candidate) => candidate.replace(/\.mdx?$/, '') === plain),
  );
}

const options = {
  locale: { type: 'string' },
  mark: { type: 'string', multiple: true },
  'mark-all': { type: 'boolean', default: false },
  'no-diff': { type: 'boolean', default: false },
} as const;

export const translateStatus = command(help, options, ({ root, values, print }) => {
  const project = loadProject(root);
  const { mark = [] } = values;
  if (values.locale && !translations.some((id) => id === values.locale)) {
    throw new Error(`--locale ${values.locale}: use one of ${translations.join(', ')}.`);
  }
  const locales = translations.filter((id) => id === (values.locale ?? id));
  if (!values['mark-all'] && mark.length === 0) {
    for (const locale of locales) printStatus(project, locale, !values['no-diff'], print);
    return;
  }
  const [locale, ...others] = locales;
  if (!locale || others.length > 0) {
    throw new Error(`Name the translation with --locale: ${translations.join(', ')}.`);
  }
  const unknown = mark.filter((name) => !findPage(project, name));
  if (unknown.length > 0) {
    throw new Error(
      `No such English page: ${unknown.join(', ')}. Name it as in docs/, for example Setup/Units.`,
    );
  }
  const named = values['mark-all']
    ? englishPages(project)
    : mark.flatMap((name) => findPage(project, name) ?? []);
  const pages = named.filter((page) => project.counterpart(page, locale));
  named
    .filter((page) => !pages.includes(page))
    .forEach(({ file }) => print(`${file} has no page of ${locale}; it is not recorded.`));
  if (!values['dry-run']) {
    const state = markTranslated(project, readState(root, locale), pages);
    writeFileSync(path.join(root, stateFile(locale)), stateText(state));
  }
  const verb = values['dry-run'] ? 'Would record' : 'Recorded';
  print(`${verb} as translated: ${pages.map(({ file }) => file).join(', ') || 'nothing'}`);
});

/** Shows what is open in a locale. */
function printStatus(
  project: Project,
  locale: LocaleId,
  withChanges: boolean,
  print: (text: string) => void,
): void {
  const state = readState(project.root, locale);
  const rows = translationStatus(project, state, locale);
  const open = rows.filter(({ status }) => status !== 'current');
  const done = rows.length - open.length;
  print(`${locale}: ${done} of ${rows.length} pages are translated and up to date.`);
  for (const { file, status } of open) {
    print(`${status.padEnd(10)} ${file}`);
    const id = state[file];
    if (status === 'stale' && id && withChanges) {
      print(changesSince(project.root, id, file));
    }
  }
}

runAsProgram('translate-status.ts', translateStatus);
