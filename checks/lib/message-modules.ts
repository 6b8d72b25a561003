/** Texts of the modules `messages.ts`, as their source has them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../../src/site/files-below';
import { escapeRegExp } from './prose';

interface ModuleText {
  text: string;
  line: number;
}

/** A file that declares texts, by locale and key. */
export interface MessageModule {
  file: string;
  texts: ReadonlyMap<string, ReadonlyMap<string, ModuleText>>;
  /** Lines with a text that is not written out. */
  unreadable: readonly number[];
}

const FOLDERS = ['src', 'packages', 'postbuild', 'scripts'];
const NAME = /(?:^|\/)(?:\w+-)?messages\.ts$/;

/** Sources of the project, by their paths. */
const sourceFiles = (root: string): string[] =>
  FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('node_modules/'),
  );

const nameOf = (node: ts.ObjectLiteralElementLike): string =>
  node.name && (ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name))
    ? node.name.text
    : '';

function readModule(root: string, file: string): MessageModule | undefined {
  const code = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const texts = new Map<string, Map<string, ModuleText>>();
  const unreadable: number[] = [];
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const entries = (node: ts.Expression) => {
    if (ts.isObjectLiteralExpression(node)) return [...node.properties];
    unreadable.push(lineOf(node));
    return [];
  };
  const visit = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) && node.expression.getText() === 'defineMessages';
    const [messages] = isCall ? node.arguments : [];
    if (!messages) return ts.forEachChild(node, visit);
    for (const locale of entries(messages)) {
      const own = new Map<string, ModuleText>();
      texts.set(nameOf(locale), own);
      for (const entry of ts.isPropertyAssignment(locale) ? entries(locale.initializer) : []) {
        if (ts.isPropertyAssignment(entry) && ts.isStringLiteralLike(entry.initializer)) {
          own.set(nameOf(entry), { text: entry.initializer.text, line: lineOf(entry) });
        } else unreadable.push(lineOf(entry));
      }
    }
  };
  visit(source);
  return texts.size > 0 || unreadable.length > 0 ? { file, texts, unreadable } : undefined;
}

/** All modules of texts of a project. */
export const messageModules = (root: string): MessageModule[] =>
  sourceFiles(root)
    .filter((file) => NAME.test(file))
    .flatMap((file) => readModule(root, file) ?? []);

const IMPORT = /from '([^']+)'/g;
const TEMPLATE = /`((?:[^`\\]|\\.)*)`/g;

function imports(file: string, code: string, module: string): boolean {
  const wanted = module.replace(/\.ts$/, '');
  return [...code.matchAll(IMPORT)].some(([, from = '']) => {
    const target = from.startsWith('@site/')
      ? from.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), from);
    return target === wanted;
  });
}

/** Keys of texts that no file names that imports their module or is beside it. */
export function unusedKeys(
  root: string,
  modules: readonly MessageModule[],
): { file: string; key: string; line: number }[] {
  const sources = sourceFiles(root)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));
  const declaring = new Set(modules.map(({ file }) => file));
  return modules.flatMap(({ file, texts }) => {
    const users = sources.filter(
      (source) =>
        !declaring.has(source.file) &&
        (path.dirname(source.file) === path.dirname(file) ||
          imports(source.file, source.code, file)),
    );
    const code = users.map((user) => user.code).join('\n');
    // A key with a computed part: `severity.${severity}`. A backtick as text begins no template.
    const computed = [...code.replaceAll("'`'", '').matchAll(TEMPLATE)]
      .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
      .filter((parts) => parts.length > 1 && parts.some((part) => /^\w+\.|\.\w+$/.test(part)))
      .map((parts) => new RegExp(`^${parts.map(escapeRegExp).join('[\\w.-]+')}$`));
    const [keys] = texts.values();
    return [...(keys ?? [])]
      .filter(([key]) => !code.includes(`'${key}'`) && !computed.some((one) => one.test(key)))
      .map(([key, { line }]) => ({ file, key, line }));
  });
}
