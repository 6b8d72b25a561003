import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An interface string as the source code has it. */
export interface SourceMessage {
  id: string;
  message: string;
  file: string;
  line: number;
}

/** A use of `translate` or `<Translate>` whose id or text cannot be read from the source. */
export interface UnreadableUse {
  file: string;
  line: number;
}

interface Messages {
  messages: SourceMessage[];
  unreadable: UnreadableUse[];
}

/** All interface strings in the TypeScript files below a folder of the project. */
export function readMessages(root: string, folder = 'src'): Messages {
  const result: Messages = { messages: [], unreadable: [] };
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) {
    return result;
  }
  readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .forEach((name) => {
      const text = readFileSync(path.join(absolute, name), 'utf8');
      // Parsing is the slow part; most files have no strings.
      if (/ranslate/.test(text)) {
        collect(path.posix.join(folder, name.split(path.sep).join('/')), text, result);
      }
    });
  return result;
}

function collect(file: string, text: string, { messages, unreadable }: Messages): void {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const add = (node: ts.Node, id: string | undefined, message: string | undefined) => {
    if (message === undefined) {
      unreadable.push({ file, line: lineOf(node) });
    } else {
      messages.push({ id: id ?? message, message, file, line: lineOf(node) });
    }
  };
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'translate') {
      const [options] = node.arguments;
      const properties = options && ts.isObjectLiteralExpression(options) ? stringsOf(options) : {};
      add(node, properties.id, properties.message);
    } else if (ts.isJsxElement(node) && isTranslate(node.openingElement, source)) {
      add(node, attribute(node.openingElement, 'id'), textOf(node));
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
}

function isTranslate(element: ts.JsxOpeningElement, source: ts.SourceFile): boolean {
  return element.tagName.getText(source) === 'Translate';
}

/** Properties of an object literal whose value is a plain text. */
function stringsOf(object: ts.ObjectLiteralExpression): Record<string, string> {
  return Object.fromEntries(
    object.properties.flatMap((property) => {
      const value = ts.isPropertyAssignment(property) ? plainText(property.initializer) : undefined;
      return value !== undefined && property.name && ts.isIdentifier(property.name)
        ? [[property.name.text, value] as const]
        : [];
    }),
  );
}

/** Text of a literal, or of literals joined by +. */
function plainText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [plainText(node.left), plainText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

function attribute(element: ts.JsxOpeningElement, name: string): string | undefined {
  for (const property of element.attributes.properties) {
    if (ts.isJsxAttribute(property) && property.name.getText() === name) {
      const value = property.initializer;
      return value && ts.isStringLiteral(value) ? value.text : undefined;
    }
  }
  return undefined;
}

/** Text between the tags as JSX joins it: lines without their indent, joined by one space. */
function textOf(element: ts.JsxElement): string | undefined {
  const parts = element.children.map((child) => {
    if (ts.isJsxText(child)) {
      return child.text.replace(/\s*\n\s*/g, '\n');
    }
    return ts.isJsxExpression(child) && child.expression ? plainText(child.expression) : undefined;
  });
  return parts.includes(undefined)
    ? undefined
    : parts
        .join('')
        .replace(/^\n|\n$/g, '')
        .replace(/\n/g, ' ');
}
