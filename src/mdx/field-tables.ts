import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { entities, fieldAnchor } from '../facts/field-model';
import descriptions from '../facts/model/field-descriptions.json';
import buildTexts from '../site/build-texts.json';
import { inLocale, localeOfFile, type LocaleId, type Localized } from '../site/locales';

interface Description {
  readonly description: Localized<string>;
  readonly example: Localized<string>;
}

const TEXTS = buildTexts.fieldTable;
const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, Description>>>> =
  descriptions.pages;
const NONE = '–';
const markdown = unified().use(remarkParse);

/** The phrasing content of a Markdown text of one paragraph. */
function phrasing(text: string): PhrasingContent[] {
  const [paragraph] = markdown.parse(text).children;
  if (paragraph?.type !== 'paragraph') throw new Error(`"${text}" is no paragraph.`);
  return paragraph.children;
}

function row(cells: readonly PhrasingContent[][], id?: string): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
    ...(id && { data: { hProperties: { id } } }),
  };
}

const plain = (value: string): PhrasingContent[] => [{ type: 'text', value }];

/**
 * The fields of a page of the add-on as a Markdown table. Each row has the id `field-<id>`, the
 * same in both languages, so that help and other pages can link to a field.
 *
 * @throws Error naming the pages there are, or the field without a description
 */
export function fieldTable(id: string, locale: LocaleId): Table {
  const entity = entities[id];
  if (!entity) {
    const allowed = Object.keys(entities).join(', ');
    throw new Error(`"${id}" is not an entity of fields.json. Allowed: ${allowed}`);
  }
  const head = [TEXTS.field, TEXTS.type, TEXTS.description, TEXTS.terms, TEXTS.example];
  const rows = entity.fields.map((field) => {
    const texts = DESCRIPTIONS[id]?.[field.id];
    if (!texts) throw new Error(`field-descriptions.json has no "${field.id}" of "${id}".`);
    const caption: PhrasingContent = { type: 'strong', children: plain(inLocale(field, locale)) };
    return row(
      [
        [caption],
        plain(field.type),
        phrasing(inLocale(texts.description, locale)),
        plain(field.bt.join(', ') || NONE),
        phrasing(inLocale(texts.example, locale)),
      ],
      fieldAnchor(field),
    );
  });
  return {
    type: 'table',
    align: head.map(() => null),
    children: [row(head.map((text) => plain(inLocale(text, locale)))), ...rows],
  };
}

/**
 * Puts the table in the place of `<FieldTable entity="units" />`. Plain Markdown, so that checks and
 * later transformers treat it as one that a writer typed.
 *
 * @throws naming file, line and remedy when there is no such page
 */
export function fieldTables() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'FieldTable' || !parent || index === undefined) return;
      const { position } = element;
      const [attribute] = element.attributes;
      const id = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
      try {
        const table = fieldTable(typeof id === 'string' ? id : '', localeOfFile(file.path));
        // Problems in the table are reported at the line of the element.
        visit(table, (node) => {
          node.position = position;
        });
        parent.children[index] = table;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${file.path}:${position?.start.line ?? '?'}: <FieldTable>: ${reason}`, {
          cause: error,
        });
      }
    });
  };
}
