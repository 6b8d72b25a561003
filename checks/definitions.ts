/** What can be read and yet breaks the build or the page: names without a definition, and what stays unseen. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentSources } from '../src/config/content-components';
import { preparedComponents } from '../src/mdx/fact-components';
import { NAME as XML_EXCERPT } from '../src/mdx/xml-excerpt';
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page, Project } from './lib/project';

type Finding = readonly [message: string, remedy: string];

/** Components that a page has without an import. */
const COMPONENTS: ReadonlySet<string> = new Set([
  ...Object.keys(componentSources),
  ...preparedComponents,
  XML_EXCERPT,
]);
/** Elements that the policy of the hosts blocks. */
const BLOCKED: ReadonlySet<string> = new Set(['script', 'iframe', 'object', 'embed']);
/** Values that every page has. */
const VALUES: ReadonlySet<string> = new Set(['props', 'frontMatter', 'undefined']);
const ENDINGS = ['', '.ts', '.tsx', '.json', '/index.ts', '/index.tsx'];
const HIDDEN = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/;

/** True for a module that the build finds. */
function exists({ root }: Project, page: Page, source: string): boolean {
  if (/^@(?:theme|docusaurus|generated)/.test(source)) return true;
  const [scope = '', name = ''] = source.split('/');
  const file = source.startsWith('.')
    ? path.join(path.dirname(page.file), source)
    : source.startsWith('@site/')
      ? source.slice('@site/'.length)
      : path.join('node_modules', scope.startsWith('@') ? `${scope}/${name}` : scope);
  return ENDINGS.some((ending) => existsSync(path.join(root, file + ending)));
}

/** Names that the page imports or exports. */
function definedIn({ tree }: Page): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({ value }) => {
    for (const [, imported = ''] of value.matchAll(/^import\s+([^'"]+?)\s+from\b/gm)) {
      for (const [name] of imported.matchAll(/[\w$]+/g)) names.add(name);
    }
    for (const [, name = ''] of value.matchAll(/^export\s+(?:const|let|function)\s+([\w$]+)/gm)) {
      names.add(name);
    }
  });
  return names;
}

function findingOf(node: Nodes, page: Page, project: Project, own: ReadonlySet<string>) {
  switch (node.type) {
    case 'mdxjsEsm': {
      const sources = Array.from(
        node.value.matchAll(/\bfrom\s*['"]([^'"]+)/g),
        ([, from = '']) => from,
      );
      const missing = sources.find((source) => !exists(project, page, source));
      return (
        missing && ([`there is no file "${missing}".`, 'correct the path of the import'] as const)
      );
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const [name = ''] = node.name?.split('.') ?? [];
      if (BLOCKED.has(name)) {
        return [
          `the hosts block <${name}>.`,
          'link the address, or add a component to the code',
        ] as const;
      }
      const isKnown = !/^[A-Z]/.test(name) || COMPONENTS.has(name) || own.has(name);
      return isKnown
        ? undefined
        : ([`there is no component <${name}>.`, 'correct its name, or import it'] as const);
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const [, name = ''] = /^\s*([A-Za-z_$][\w$]*)(?:\.[\w$.]+)?\s*$/.exec(node.value) ?? [];
      return name === '' || own.has(name) || VALUES.has(name)
        ? undefined
        : ([`nothing defines {${name}}.`, 'put what is no value in backticks'] as const);
    }
    case 'table': {
      const width = node.children[0]?.children.length ?? 0;
      const row = node.children.find(({ children }) => children.length !== width);
      return (
        row &&
        ([
          `row ${node.children.indexOf(row) + 1} of the table has ${row.children.length} cells, its head ${width}.`,
          'give each row as many cells as the head; a | inside a cell is written \\|',
        ] as const)
      );
    }
    case 'text':
    case 'inlineCode': {
      const [hidden] = HIDDEN.exec(node.value) ?? [];
      if (hidden) {
        const code = hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        return [
          `"${node.value.slice(0, 40)}" has a character that nobody sees (U+${code}).`,
          'type the word again',
        ] as const;
      }
      const [entity] = (node.type === 'text' && /&[A-Za-z]\w*;/.exec(node.value)) || [];
      if (entity)
        return [`${entity} stands for no character.`, 'write the character itself'] as const;
      const isHeading = node.type === 'text' && /^#{1,6}[\u00A0\u202F]/m.test(node.value);
      return isHeading
        ? (['a heading has a hard space after its #.', 'type a plain space there'] as const)
        : undefined;
    }
    default:
      return undefined;
  }
}

function pageProblems(page: Page, project: Project): Problem[] {
  const own = definedIn(page);
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const finding: Finding | undefined | '' = findingOf(node, page, project, own);
    if (!finding) return;
    const [message, remedy] = finding;
    problems.push({ file: page.file, line: lineOf(node), message, remedy });
  });
  return problems;
}

export const check: Check = (project) =>
  project.pages.flatMap((page) => pageProblems(page, project));
