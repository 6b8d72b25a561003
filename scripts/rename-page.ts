// Moves a page in both languages, corrects the links to it and keeps its old address alive.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPage, loadProject, type Page, type Project } from '../checks/lib/project';
import { filesBelow } from '../src/site/files-below';
import { routeOf } from '../src/site/content-files';
import { readState, stateText } from '../checks/lib/translation';
import { contentId, stateFile } from '../src/plugins/translation-state/state';
import { defaultLocale, translations, type LocaleId } from '../src/locales';
import { carryOut, type Change } from './lib/changes';
import { command, runAsProgram } from './lib/command';
import { replaceId } from './lib/sidebar';

const help = `npm run rename:page -- <from> <to> [options]

Moves a page of docs/ in both languages, for example Setup/Units Setup/UnitsOfMeasure: both files,
the links to it and in it, its place in the sidebar, its record as translated, its entries in
src/facts, and a redirect from the old address.

  --dry-run   show what would be done, and change nothing
  --help      this text

Exit code: 0, or 2 when the page does not exist or the new one does.`;

const REDIRECTS = 'src/facts/redirects.json';
/** Data that names pages by file or address. */
const DATA = [
  'fields.json',
  'rule-facts.json',
  'page-titles.json',
  'model/field-descriptions.json',
  'model/help-places.json',
].map((name) => `src/facts/${name}`);
const TARGET = /(\]\()(<[^>]+>|[^)\s]+)(?=[)\s])/g;
const IMPORT = /^(import .+ from ')([^']+)(?=')/gm;

/** Replaces what a page links to and imports; the callback gets the targets without brackets. */
function mapTargets(text: string, map: (target: string) => string | undefined): string {
  return text
    .replace(TARGET, (whole, open: string, written: string) => {
      const target = map(written.replace(/^<|>$/g, ''));
      if (target === undefined) {
        return whole;
      }
      return `${open}${/\s/.test(target) ? `<${target}>` : target}`;
    })
    .replace(IMPORT, (whole, open: string, written: string) => {
      const target = map(written);
      return target === undefined ? whole : open + target;
    });
}

function relativeLink(fromName: string, toName: string): string {
  const link = path.posix.relative(path.posix.dirname(fromName), toName);
  return link.startsWith('.') ? link : `./${link}`;
}

/** The text of a page after the page `from` has become `to`; both are names with extension. */
function rewriteLinks(page: Page, from: string, to: string, routes: [string, string]): string {
  const name = page.collection === 'docs' && page.name === from ? to : page.name;
  return mapTargets(page.text, (written) => {
    const [target = '', anchor] = written.split('#');
    const suffix = anchor === undefined ? '' : `#${anchor}`;
    const decoded = decodeURIComponent(target);
    if (decoded.startsWith('/')) {
      return decoded.replace(/(.)\/$/, '$1') === routes[0]
        ? `${encodeURI(routes[1])}${suffix}`
        : undefined;
    }
    if (page.collection !== 'docs' || !/^\.{0,2}[\w. /-]*\.mdx?$/.test(decoded)) {
      return undefined;
    }
    const old = path.posix.join(path.posix.dirname(page.name), decoded);
    if (old !== from && name === page.name) {
      return undefined;
    }
    return `${relativeLink(name, old === from ? to : old)}${suffix}`;
  });
}

/** Everything that moving a page changes, and remarks for the writer. */
function renameChanges(
  project: Project,
  from: string,
  to: string,
): { changes: Change[]; remarks: string[] } {
  const { root } = project;
  const [fromFile, toFile] = [`${from}.mdx`, `${to}.mdx`];
  const moved = project.pages.filter(
    ({ collection, name }) => collection === 'docs' && name === fromFile,
  );
  const english = moved.find(({ locale }) => locale === defaultLocale);
  if (!english) {
    throw new Error(`There is no page docs/${fromFile}.`);
  }
  const place = { locale: english.locale, collection: english.collection, name: toFile };
  const routes: [string, string] = [
    routeOf(english),
    routeOf(createPage(english.file, english.text, place)),
  ];
  const changes: Change[] = [];
  const texts = new Map<string, string>();
  for (const page of project.pages) {
    const text = rewriteLinks(page, fromFile, toFile, routes);
    texts.set(page.file, text);
    if (moved.includes(page)) {
      const file = `${page.file.slice(0, -fromFile.length)}${toFile}`;
      changes.push({ kind: 'create', file, text }, { kind: 'delete', file: page.file });
    } else if (text !== page.text) {
      changes.push({ kind: 'edit', file: page.file, text });
    }
  }
  const edit = (file: string, change: (text: string) => string) => {
    const absolute = path.join(root, file);
    const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
    const changed = change(text);
    if (changed !== text) {
      changes.push({ kind: 'edit', file, text: changed });
    }
  };
  edit('sidebars.ts', (text) => replaceId(text, from, to));
  for (const locale of translations) {
    edit(stateFile(locale), () =>
      movedState(project, locale, texts, english.file, `docs/${toFile}`),
    );
  }
  for (const file of DATA) {
    edit(file, (text) =>
      text
        .replaceAll(`"${fromFile}"`, `"${toFile}"`)
        .replaceAll(`"${routes[0]}"`, `"${routes[1]}"`)
        .replaceAll(`"${routes[0]}#`, `"${routes[1]}#`)
        .replaceAll(`](${routes[0]}#`, `](${routes[1]}#`)
        .replaceAll(`](${routes[0]})`, `](${routes[1]})`),
    );
  }
  const remarks: string[] = [];
  if (routes[0] === routes[1]) {
    remarks.push(
      `The slug of the page keeps its address ${routes[0]}; change it by hand if need be.`,
    );
  } else {
    edit(REDIRECTS, (text) => withRedirect(text, routes));
  }
  return { changes, remarks: [...remarks, ...mentions(root, routes, changes)] };
}

/** Records of translated pages: a corrected link leaves a current translation current. */
function movedState(
  project: Project,
  locale: LocaleId,
  texts: ReadonlyMap<string, string>,
  from: string,
  to: string,
): string {
  const state = readState(project.root, locale);
  const entries = Object.entries(state).map(([file, id]): [string, string] => {
    const page = project.pages.find((other) => other.file === file);
    const text = texts.get(file);
    const current = page && text !== undefined && id === contentId(page.text);
    return [file === from ? to : file, current ? contentId(text) : id];
  });
  return stateText(Object.fromEntries(entries));
}

/** Adds a redirect, lets older ones lead to the new address, and drops one that would hide it. */
function withRedirect(text: string, [from, to]: [string, string]): string {
  const list = JSON.parse(text || '[]') as { from: string; to: string }[];
  const others = list
    .filter((entry) => entry.from !== to && entry.from !== from)
    .map((entry) => (entry.to === from ? { ...entry, to } : entry));
  const rows = [...others, { from, to }].map(
    (entry) => `  { "from": ${JSON.stringify(entry.from)}, "to": ${JSON.stringify(entry.to)} }`,
  );
  return `[\n${rows.join(',\n')}\n]\n`;
}

/** Files that name the old address and are left to a person. */
function mentions(root: string, [route]: [string, string], changes: readonly Change[]): string[] {
  const edited = new Set(changes.map(({ file }) => file));
  if (route === '/') {
    return [];
  }
  return ['src', 'tests', 'static', 'deploy']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(?:tsx?|json|mjs|conf)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !edited.has(file))
    .filter((file) =>
      new RegExp(`${route}(?![\\w/-])`).test(readFileSync(path.join(root, file), 'utf8')),
    )
    .map((file) => `${file} names ${route}; correct it by hand.`);
}

export const renamePage = command(help, {}, ({ root, positionals, values, print }) => {
  const [from, to] = positionals.map((name) =>
    name
      .replaceAll('\\', '/')
      .replace(/^docs\//, '')
      .replace(/\.mdx?$/, ''),
  );
  if (!from || !to || positionals.length !== 2) {
    throw new Error('Name the page and its new name. See --help.');
  }
  const { changes, remarks } = renameChanges(loadProject(root), from, to);
  carryOut(root, changes, {
    dryRun: values['dry-run'],
    print,
    remarks,
    next: 'Run npm run build, npm run hosting -- --update for the redirect, and npm run check.',
  });
});

runAsProgram('rename-page.ts', renamePage);
