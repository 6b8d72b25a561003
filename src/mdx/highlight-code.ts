import type { Element, Root, Text } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { codeLines, type MagicComment } from './code-lines';
import { span } from './code-spans';
import { addLanguages, tokenLines } from './code-tokens';

/** The part of `themeConfig.prism` that is used when a page is compiled. */
export interface HighlightOptions {
  readonly additionalLanguages?: readonly string[];
  readonly defaultLanguage?: string;
  readonly magicComments?: readonly MagicComment[];
}

/** Upstream's default. */
const HIGHLIGHT: readonly MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

/** Options of a code block, after the fence or as attributes of `<CodeBlock>`. */
interface CodeRequest {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
  /** Number of the first line; undefined where lines have no numbers. */
  readonly firstNumber: number | undefined;
}

/** Only lines with a class or a number are elements: all others would be bytes for nothing. */
function highlighted(
  { code, language, meta, firstNumber }: CodeRequest,
  comments: readonly MagicComment[],
): Text {
  const { lines, classes } = codeLines(code, meta, comments);
  const lineTexts = tokenLines(lines.join('\n'), language).map((tokens, index) => {
    const content = tokens
      .filter(({ empty, content: value }) => !empty && value !== '')
      .map(({ types, content: value }) =>
        types.includes('plain') ? value : span(['token', ...types], value),
      );
    const line = `${content.join('')}\n`;
    const className = classes.get(index);
    if (!className && firstNumber === undefined) return line;
    const number = firstNumber === undefined ? undefined : firstNumber + index;
    return span(['token-line', ...(className ?? [])], line, number);
  });
  return { type: 'text', value: lineTexts.join('') };
}

const languageIn = (className: string) => /(?:^|\s)language-(\S+)/.exec(className)?.[1];

function numberIn(meta: string): number | undefined {
  const match = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  return match ? Number(match[1] ?? 1) : undefined;
}

/** Title after a fence: `title="invoice.xml"`. */
const titleIn = (meta: string) => /title=(["'])(.*?)\1/.exec(meta)?.[2];

type Component = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Value of an attribute: `true` without one, the number or text of a literal; undefined for other expressions. */
function attribute({ attributes }: Component, name: string): string | number | true | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  if (found?.type !== 'mdxJsxAttribute') return undefined;
  if (found.value === null || found.value === undefined) return true;
  if (typeof found.value === 'string') return found.value;
  const [statement] = found.value.data?.estree?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type !== 'Literal') return undefined;
  const { value } = expression;
  return typeof value === 'string' || typeof value === 'number' || value === true
    ? value
    : undefined;
}

/** The one text within a component: as it is, or a string or template without expressions. */
function literalContent({ children }: Component): string | undefined {
  const [child, ...others] = children;
  if (!child || others.length > 0) return undefined;
  if (child.type === 'text') return child.value;
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') return undefined;
  const [statement] = child.data?.estree?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal') {
    return typeof expression.value === 'string' ? expression.value : undefined;
  }
  return expression?.type === 'TemplateLiteral' && expression.expressions.length === 0
    ? (expression.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/**
 * Highlights code blocks when a page is compiled, so that no highlighter and no grammar is sent to
 * readers: fences, and `<CodeBlock>` with literal content. Takes what Docusaurus takes: title, line
 * numbers, line ranges and magic comments. Colours are classes, see src/css/code.css.
 *
 * @param options as in `themeConfig.prism`
 * @throws when Prism lacks a language of `additionalLanguages`
 */
export function highlightCode({
  additionalLanguages = [],
  defaultLanguage = 'text',
  magicComments = HIGHLIGHT,
}: HighlightOptions = {}) {
  addLanguages(additionalLanguages);

  function fence(code: Element): void {
    const [text] = code.children;
    if (text?.type !== 'text') return;
    const { className, metastring, ...properties } = code.properties;
    const classNames = Array.isArray(className) ? className.join(' ') : '';
    const meta = typeof metastring === 'string' ? metastring : '';
    const language = (languageIn(classNames) ?? defaultLanguage).toLowerCase();
    const title = titleIn(meta);
    // There is no live code; the component need not be told.
    delete properties.live;
    code.properties = {
      ...properties,
      className: [classNames || `language-${language}`],
      ...(title && { title }),
    };
    code.children = [
      highlighted({ code: text.value, language, meta, firstNumber: numberIn(meta) }, magicComments),
    ];
  }

  function component(node: Component): void {
    const code = literalContent(node);
    if (code === undefined) return;
    const text = (name: string) => {
      const value = attribute(node, name);
      return typeof value === 'string' ? value : undefined;
    };
    const meta = text('metastring') ?? '';
    const language = text('language') ?? languageIn(text('className') ?? '') ?? defaultLanguage;
    const shown = attribute(node, 'showLineNumbers');
    const firstNumber = typeof shown === 'number' ? shown : shown === true ? 1 : numberIn(meta);
    node.children = [
      highlighted({ code, language: language.toLowerCase(), meta, firstNumber }, magicComments),
    ];
  }

  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        if (node.name !== 'CodeBlock') return undefined;
        component(node);
        return SKIP;
      }
      if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
      const [code] = node.children;
      if (code?.type === 'element' && code.tagName === 'code') fence(code);
      return SKIP;
    });
  };
}
