/**
 * Puts the translated texts into the code, at the place of the English ones, so that a page loads
 * the texts of its own code and not a table of all. Descriptions, which are for translators, go.
 */
import ts from 'typescript';

const TRANSLATE_MODULE = '@docusaurus/Translate';

/** Local names of what a file has imported from the module of translations. */
interface Names {
  component?: string;
  call?: string;
}

function importedNames(file: ts.SourceFile): Names {
  const names: Names = {};
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    if (literal(statement.moduleSpecifier) !== TRANSLATE_MODULE) continue;
    names.component ??= statement.importClause?.name?.text;
    const bindings = statement.importClause?.namedBindings;
    const call =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.find(
            ({ name, propertyName }) => (propertyName ?? name).text === 'translate',
          )
        : undefined;
    names.call ??= call?.name.text;
  }
  return names;
}

/** Value of a text that is written out; undefined for one that is computed. */
function literal(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isJsxText(node)) return node.text.replace(/\s*\n\s*/g, ' ').trim();
  if (ts.isJsxExpression(node)) return literal(node.expression);
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}

const isTranslateCall = (node: ts.Node, { call }: Names): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === call;

/** `jsx(Translate, {…})`, as compiled packages have it. */
function isCompiledElement(node: ts.Node, { component }: Names): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return false;
  const [type] = node.arguments;
  return type !== undefined && ts.isIdentifier(type) && type.text === component;
}

const isElement = (node: ts.Node, { component }: Names): node is ts.JsxElement =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === component;

type Property = ts.ObjectLiteralElementLike | ts.JsxAttributeLike;

const nameOf = ({ name }: Property): string | undefined =>
  name && 'text' in name ? name.text : undefined;

/** Value of a property or an attribute of the given name. */
function valueOf(list: readonly Property[], name: string): ts.Node | undefined {
  const found = list.find((each) => nameOf(each) === name);
  return found && 'initializer' in found ? found.initializer : undefined;
}

/**
 * The code with its texts translated. `messages` are the translations by id; a text without one
 * stays as it is.
 *
 * @throws Error when an id is computed, since its text would be missing in the browser.
 */
export function translateTexts(
  code: string,
  fileName: string,
  messages: Readonly<Record<string, string>>,
): string {
  if (!code.includes(TRANSLATE_MODULE)) return code;
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = importedNames(file);
  const edits: [start: number, end: number, text: string][] = [];

  const fail = (node: ts.Node): never => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `${fileName}:${line + 1}: the id of a translation is computed. Write it out, as a text, ` +
        'so that the build can put the translation here.',
    );
  };
  const translated = (
    node: ts.Node,
    id: ts.Node | undefined,
    message: ts.Node | undefined,
  ): string | undefined => {
    const key = id === undefined ? literal(message) : literal(id);
    return key === undefined ? fail(node) : messages[key];
  };

  const replace = (node: ts.Node, text: string): void =>
    void edits.push([node.getStart(), node.getEnd(), text]);
  /** Takes what only translators need out of a list of properties or attributes. */
  function leaveOut(list: ts.NodeArray<Property>): void {
    list.forEach((each, index) => {
      if (!['id', 'description'].includes(nameOf(each) ?? '')) return;
      edits.push([each.getStart(), list[index + 1]?.getStart() ?? list.end, '']);
    });
  }

  function editObject(node: ts.Node, object: ts.Node | undefined, textName: string): void {
    if (!object || !ts.isObjectLiteralExpression(object)) return fail(node);
    const text = valueOf(object.properties, textName);
    const translation = translated(node, valueOf(object.properties, 'id'), text);
    if (text === undefined) return;
    if (translation !== undefined) replace(text, JSON.stringify(translation));
    leaveOut(object.properties);
  }

  function editElement(node: ts.JsxElement): void {
    const { properties } = node.openingElement.attributes;
    const id = valueOf(properties, 'id');
    const children = node.children.filter((child) => literal(child) !== '');
    const translation = translated(node, id, children.length === 1 ? children[0] : undefined);
    if (translation !== undefined) {
      const [first] = node.children;
      const text = `{${JSON.stringify(translation)}}`;
      const start = first?.getFullStart() ?? node.openingElement.getEnd();
      edits.push([start, node.closingElement.getStart(), text]);
    }
    leaveOut(properties);
  }

  function visit(node: ts.Node): void {
    if (isTranslateCall(node, names)) editObject(node, node.arguments[0], 'message');
    else if (isCompiledElement(node, names)) editObject(node, node.arguments[1], 'children');
    else if (isElement(node, names)) editElement(node);
    ts.forEachChild(node, visit);
  }
  visit(file);

  return edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, value]) => text.slice(0, start) + value + text.slice(end), code);
}
