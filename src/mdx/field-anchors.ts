import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { entities, fieldAnchor, type Entity, type Field } from '../facts/field-model';
import { inLocale, localeOfFile, type LocaleId } from '../site/locales';

/** Id of the heading above the field table, the same in both languages. */
const HEADING_ID = 'fields';

function isElement(node: Nodes | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && names.includes(node.tagName);
}

function text(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(text).join('') : '';
}

function descendants(node: Element, name: string): Element[] {
  return node.children.flatMap((child: ElementContent) =>
    child.type !== 'element' ? [] : child.tagName === name ? [child] : descendants(child, name),
  );
}

/** The first table after the heading "Fields", before the next heading of that level. */
function fieldTable(tree: Root): Element | undefined {
  const start = tree.children.findIndex(
    (node) => isElement(node, 'h2', 'h3') && node.properties.id === HEADING_ID,
  );
  if (start < 0) return undefined;
  for (const node of tree.children.slice(start + 1)) {
    if (isElement(node, 'h2')) return undefined;
    if (isElement(node, 'table')) return node;
  }
  return undefined;
}

function captions(fields: readonly Field[], locale: LocaleId): string {
  return fields.map((field) => inLocale(field, locale)).join(', ');
}

function entityOf(file: VFile): [string, Entity] | undefined {
  const { frontMatter } = file.data as { frontMatter?: Record<string, unknown> };
  const id = frontMatter?.entity;
  if (id === undefined) return undefined;
  const entity = typeof id === 'string' ? entities[id] : undefined;
  if (!entity) {
    const allowed = Object.keys(entities).join(', ');
    throw new Error(`${file.path}: "${String(id)}" is not an entity. Allowed: ${allowed}`);
  }
  return [String(id), entity];
}

/**
 * Gives each row of a page's field table the id `field-<id>`, the same in both languages, so that
 * help and other pages can point at a field. Applies to pages whose front matter names an entity.
 *
 * @throws naming the file, the value and the captions of the entity, when the table is missing, a
 *   caption is unknown or a field has no row or two
 */
export function fieldAnchors() {
  return (tree: Root, file: VFile): void => {
    const found = entityOf(file);
    if (!found) return;
    const [id, { fields }] = found;
    const locale = localeOfFile(file.path);
    const fail = (problem: string): never => {
      const allowed = captions(fields, locale);
      throw new Error(`${file.path}: ${problem} Captions of ${id}: ${allowed}`);
    };
    const table = fieldTable(tree);
    if (!table) return fail(`there is no table under the heading {#${HEADING_ID}}.`);
    const missing = new Set(fields);
    for (const body of descendants(table, 'tbody')) {
      for (const row of descendants(body, 'tr')) {
        const caption = text(descendants(row, 'td')[0] ?? row).trim();
        const field = fields.find((candidate) => inLocale(candidate, locale) === caption);
        if (!field) return fail(`"${caption}" is not a field.`);
        if (!missing.delete(field)) return fail(`"${caption}" has two rows.`);
        row.properties.id = fieldAnchor(field);
      }
    }
    if (missing.size > 0) {
      return fail(`the table lacks ${captions([...missing], locale)}.`);
    }
  };
}
