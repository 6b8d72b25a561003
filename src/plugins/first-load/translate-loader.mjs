/**
 * Bundler loader: puts the translated texts into the code, at the place of the English ones, so that
 * a page loads the texts of its own code and not a table of all. Descriptions, which are for
 * translators, go with it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const TRANSLATE_MODULE = '@docusaurus/Translate';

/** Local names under which a file has imported from the module of translations. */
function importedNames(file) {
  const names = { component: undefined, call: undefined };
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    if (statement.moduleSpecifier.text !== TRANSLATE_MODULE) continue;
    names.component ??= statement.importClause?.name?.text;
    const bindings = statement.importClause?.namedBindings;
    const call = bindings?.elements?.find(
      ({ name, propertyName }) => (propertyName ?? name).text === 'translate',
    );
    names.call ??= call?.name.text;
  }
  return names;
}

/** Value of a text that is written out; undefined for one that is computed. */
function literal(node) {
  if (node === undefined) return undefined;
  if (ts.isJsxText(node)) return node.text.replace(/\s*\n\s*/g, ' ').trim();
  if (ts.isJsxExpression(node)) return literal(node.expression);
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}

const isTranslateCall = (node, { call }) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === call;

/** `jsx(Translate, {…})`, as compiled packages have it. */
const isCompiledElement = (node, { component }) =>
  ts.isCallExpression(node) &&
  node.arguments.length > 1 &&
  ts.isIdentifier(node.arguments[0]) &&
  node.arguments[0].text === component;

const isElement = (node, { component }) =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === component;

const nameOf = (property) => property.name?.text;

/**
 * The code with its texts translated. `messages` are the translations by id; a text without one
 * stays as it is.
 *
 * @throws Error when an id is computed, since its text would be missing in the browser.
 */
export function translateTexts(code, fileName, messages) {
  if (!code.includes(TRANSLATE_MODULE)) return code;
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = importedNames(file);
  const edits = [];

  const fail = (node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `${fileName}:${line + 1}: the id of a translation is computed. Write it out, as a text, ` +
        'so that the build can put the translation here.',
    );
  };
  const translated = (node, id, message) => {
    const key = id === undefined ? literal(message) : literal(id);
    return key === undefined ? fail(node) : messages[key];
  };

  const replace = (node, text) => edits.push([node.getStart(), node.getEnd(), text]);
  /** Takes what only translators need out of a list of properties or attributes. */
  function leaveOut(list) {
    list.forEach((each, index) => {
      if (!['id', 'description'].includes(nameOf(each))) return;
      edits.push([each.getStart(), list[index + 1]?.getStart() ?? list.end, '']);
    });
  }

  function editObject(node, object, textName) {
    if (!ts.isObjectLiteralExpression(object)) fail(node);
    const property = (name) => object.properties.find((each) => nameOf(each) === name)?.initializer;
    const text = property(textName);
    const translation = translated(node, property('id'), text);
    if (text === undefined) return;
    if (translation !== undefined) replace(text, JSON.stringify(translation));
    leaveOut(object.properties);
  }

  function editElement(node) {
    const { properties } = node.openingElement.attributes;
    const id = properties.find((each) => nameOf(each) === 'id')?.initializer;
    const children = node.children.filter((child) => literal(child) !== '');
    const translation = translated(node, id, children.length === 1 ? children[0] : undefined);
    if (translation !== undefined) {
      const [first] = node.children;
      const text = `{${JSON.stringify(translation)}}`;
      edits.push([first.getFullStart(), node.closingElement.getStart(), text]);
    }
    leaveOut(properties);
  }

  function visit(node) {
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

export default function translateLoader(code) {
  const { messages } = this.getOptions();
  this.addDependency(messages);
  this.addDependency(fileURLToPath(import.meta.url));
  return translateTexts(code, this.resourcePath, JSON.parse(readFileSync(messages, 'utf8')));
}
