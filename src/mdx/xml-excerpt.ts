import type { Code, Link, Paragraph, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { localeOfFile, type LocaleId } from '../locales';
import {
  isSampleName,
  SAMPLE_NAMES,
  SYNTAX_LABELS,
  sampleFileName,
  samplePath,
  SYNTAXES,
  type SampleName,
  type Syntax,
} from '../facts/samples/catalogue';
import { excerpt, UnknownTermError } from '../facts/samples/excerpt';
import { readSampleXml } from '../facts/samples/read';

export const NAME = 'XmlExcerpt';

/** The component's values, checked. */
interface XmlExcerptRequest {
  sample: SampleName;
  terms: string[];
  /** One of them where a page shows them below each other. */
  syntaxes: readonly Syntax[];
}

/** Says what is wrong with a use of the component, and which values are allowed. */
class XmlExcerptError extends Error {}

function wrong(value: string, reason: string, allowed: readonly string[]): XmlExcerptError {
  return new XmlExcerptError(`"${value}" ${reason}. Allowed: ${allowed.join(', ')}`);
}

/**
 * Checks the attributes of `<XmlExcerpt sample="standard" bt="BT-5, BT-6" syntax="ubl" />`.
 *
 * @param root project folder
 * @throws {XmlExcerptError} naming the value and what is allowed
 */
function checkXmlExcerpt(
  attributes: Readonly<Record<string, string | undefined>>,
  root?: string,
): XmlExcerptRequest {
  const allowed = ['sample', 'bt', 'syntax'];
  for (const name of Object.keys(attributes)) {
    if (!allowed.includes(name)) throw wrong(name, 'is not an attribute', allowed);
  }
  const sample = attributes.sample ?? '';
  if (!isSampleName(sample)) throw wrong(sample, 'is not a sample', SAMPLE_NAMES);
  const terms = (attributes.bt ?? '').split(/[\s,]+/).filter(Boolean);
  if (terms.length === 0) throw wrong('', 'names no business term', ['bt="BT-5, BT-6"']);
  const { syntax: only } = attributes;
  const syntaxes = SYNTAXES.filter((syntax) => only === undefined || syntax === only);
  if (syntaxes.length === 0) throw wrong(only ?? '', 'is not a syntax', SYNTAXES);
  for (const syntax of syntaxes) {
    try {
      excerpt(readSampleXml(sample, syntax, root), syntax, terms);
    } catch (error) {
      if (!(error instanceof UnknownTermError)) throw error;
      const file = sampleFileName(sample, syntax);
      throw wrong(error.term, `is not a business term in ${file}`, error.allowed);
    }
  }
  return { sample, terms, syntaxes };
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function attributesOf(node: Element): Record<string, string | undefined> {
  const attributes: Record<string, string | undefined> = {};
  for (const attribute of node.attributes) {
    const isSpread = attribute.type !== 'mdxJsxAttribute';
    if (isSpread || (typeof attribute.value === 'object' && attribute.value !== null)) {
      const name = isSpread ? '{...}' : attribute.name;
      throw wrong(name, 'must be a plain string', ['sample="standard"', 'bt="BT-5"']);
    }
    attributes[attribute.name] = attribute.value ?? undefined;
  }
  return attributes;
}

function jsx(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

function codeBlock(sample: SampleName, syntax: Syntax, terms: string[], root?: string): Code {
  const { text, highlighted } = excerpt(readSampleXml(sample, syntax, root), syntax, terms);
  // Highlighting nearly everything, as with a whole group, would point at nothing.
  const points = highlighted.length * 2 <= text.split('\n').length;
  const meta = [
    `title="${sampleFileName(sample, syntax)}"`,
    ...(points ? [`{${highlighted.join(',')}}`] : []),
  ];
  return { type: 'code', lang: 'xml', meta: meta.join(' '), value: text };
}

function downloadLink(sample: SampleName, syntax: Syntax, locale: LocaleId): Paragraph {
  const link: Link = {
    type: 'link',
    url: `pathname://${samplePath(sample, syntax)}`,
    children: [
      {
        type: 'text',
        value: `${messagesIn(messages, locale)('download')} (${sampleFileName(sample, syntax)})`,
      },
    ],
    // Docusaurus opens such addresses in a new window unless told otherwise.
    data: { hProperties: { download: sampleFileName(sample, syntax), target: '_self' } },
  };
  return { type: 'paragraph', children: [link] };
}

/**
 * Replaces `<XmlExcerpt sample="standard" bt="BT-5, BT-6" />` by tabs with the lines of the
 * generated sample files, in UBL and CII, and a link to each file in the page's language. With
 * `syntax="ubl"` or `syntax="cii"` it is one file, without tabs. `Tabs` and `TabItem` must be known
 * to the page: run `contentComponents` after this transformer.
 *
 * @throws naming file, line, value and allowed values when the sample or a term does not exist
 */
export function xmlExcerpt({ root }: { root?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const element = node as Element;
      if (element.name !== NAME || !parent || index === undefined) return undefined;
      try {
        if (element.type === 'mdxJsxTextElement') {
          throw new XmlExcerptError('it must be on a line of its own');
        }
        const { sample, terms, syntaxes } = checkXmlExcerpt(attributesOf(element), root);
        const lines = (syntax: Syntax) => [
          codeBlock(sample, syntax, terms, root),
          downloadLink(sample, syntax, localeOfFile(file.path ?? '')),
        ];
        if (syntaxes.length === 1) {
          const nodes = syntaxes.flatMap(lines);
          parent.children.splice(index, 1, ...nodes);
          return [SKIP, index + nodes.length];
        }
        const tabs = syntaxes.map((syntax) =>
          jsx('TabItem', { value: syntax, label: SYNTAX_LABELS[syntax] }, lines(syntax)),
        );
        parent.children[index] = jsx('Tabs', { groupId: 'syntax', queryString: null }, tabs);
      } catch (error) {
        if (!(error instanceof XmlExcerptError)) throw error;
        const where = `${file.path ?? 'page'}:${element.position?.start.line ?? '?'}`;
        throw new Error(`${where}: <${NAME}>: ${error.message}`, { cause: error });
      }
      return [SKIP, index + 1];
    });
  };
}
