import type { Paragraph, PhrasingContent, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { descriptionOf, editable, type FieldDescription } from '../facts/field-descriptions';
import { entities, fieldAnchor, type LocatedField } from '../facts/field-model';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { inLocale, localeOfFile, type LocaleId } from '../locales';
import { effectLines } from '../model/effect-text';
import { whatIf } from '../model/what-if';
import { whatIfFold } from './what-if';
import { cellContent, markdownTable, plain } from './markdown-table';

/** Lines below the description of a field, where the data has them. */
const LINES = ['default', 'editableWhen'] as const;
const NONE = '–';
const markdown = unified().use(remarkParse);

/** The phrasing content of a Markdown text of one paragraph. */
function phrasing(text: string): PhrasingContent[] {
  const [paragraph] = markdown.parse(text).children;
  if (paragraph?.type !== 'paragraph') throw new Error(`"${text}" is no paragraph.`);
  return paragraph.children;
}

/**
 * The description of a field, then a line each for its default, for when it can be changed, and for
 * the values that change a run; last the run without a value, folded.
 */
function described(
  texts: FieldDescription,
  { entityId, field }: Pick<LocatedField, 'entityId' | 'field'>,
  locale: LocaleId,
): PhrasingContent[] {
  const reference = `${entityId}/${field.id}`;
  const lines = LINES.flatMap((key): PhrasingContent[] => {
    const text = texts[key];
    if (!text) return [];
    const label = `${messagesIn(messages, locale)(`fieldTable.${key}`)}: `;
    return [{ type: 'break' }, ...plain(label), ...phrasing(inLocale(text, locale)), ...plain('.')];
  });
  const ends = effectLines(reference, locale).flatMap((line): PhrasingContent[] => [
    { type: 'break' },
    ...cellContent(line),
  ]);
  const without = whatIf(reference, locale);
  const fold = without ? [whatIfFold(inLocale(field, locale), without, locale)] : [];
  return [...phrasing(inLocale(texts.description, locale)), ...lines, ...ends, ...fold];
}

/** When the fields of a page can be changed, as a paragraph above their table. */
function editableNote(id: string, locale: LocaleId): Paragraph | undefined {
  const text = editable[id];
  return text && { type: 'paragraph', children: phrasing(inLocale(text, locale)) };
}

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
  const head = (['field', 'type', 'description', 'terms', 'example'] as const).map((name) =>
    messagesIn(messages, locale)(`fieldTable.${name}`),
  );
  const rows = entity.fields.map((field) => {
    const texts = descriptionOf({ entityId: id, field });
    const caption: PhrasingContent = { type: 'strong', children: plain(inLocale(field, locale)) };
    const cells = [
      [caption],
      plain(field.type),
      described(texts, { entityId: id, field }, locale),
      plain(field.bt.join(', ') || NONE),
      phrasing(inLocale(texts.example, locale)),
    ];
    return { cells, id: fieldAnchor(field) };
  });
  return markdownTable(head, rows);
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
        const name = typeof id === 'string' ? id : '';
        const locale = localeOfFile(file.path);
        const table = fieldTable(name, locale);
        const note = editableNote(name, locale);
        const nodes = note ? [note, table] : [table];
        // Problems in the table are reported at the line of the element.
        for (const node of nodes) {
          visit(node, (inner) => {
            inner.position = position;
          });
        }
        parent.children.splice(index, 1, ...nodes);
        return index + nodes.length;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${file.path}:${position?.start.line ?? '?'}: <FieldTable>: ${reason}`, {
          cause: error,
        });
      }
    });
  };
}
