import type {
  LoadedVersion,
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import { addressOf } from '../../site/address';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * The sidebar of a version as its pages get it: links with addresses instead of ids of documents, and
 * with the base path, by which the one of the page is known.
 */
export function sidebarOf(
  { docs, sidebars }: LoadedVersion,
  name: string,
  baseUrl: string,
): PropSidebar {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const hrefOf = (id: string) => byId.get(id)?.permalink ?? '';
  const convert = (item: SidebarItem): PropSidebarItem => {
    switch (item.type) {
      case 'doc':
      case 'ref': {
        const { title = '', frontMatter } = byId.get(item.id) ?? {};
        const label = frontMatter?.sidebar_label ?? item.label ?? title;
        const { className } = item;
        return { type: 'link', label, href: hrefOf(item.id), ...(className && { className }) };
      }
      case 'category': {
        const { link, items, ...category } = item;
        const href = link?.type === 'doc' ? hrefOf(link.id) : link?.permalink;
        return { ...category, ...(href && { href }), items: items.map(convert) };
      }
      case 'link':
        return { ...item, href: addressOf(baseUrl, item.href) };
      default:
        return item;
    }
  };
  return (sidebars[name] ?? []).map(convert);
}

/** A category that is closed until the reader opens it or one of its pages. */
export const category = (
  label: string,
  items: readonly PropSidebarItem[],
  href?: string,
): PropSidebarItemCategory => ({
  type: 'category',
  label,
  ...(href !== undefined && { href }),
  collapsible: true,
  collapsed: true,
  items: [...items],
});

/**
 * The sidebar with pages below the entry that leads to an address.
 *
 * @throws Error when no entry leads there
 */
export function withPagesBelow(
  sidebar: PropSidebar,
  href: string,
  pages: readonly PropSidebarItem[],
): PropSidebar {
  let isFound = false;
  const place = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type === 'html') return item;
    if (item.href === href) {
      isFound = true;
      return category(item.label, pages, href);
    }
    return item.type === 'category' ? { ...item, items: item.items.map(place) } : item;
  };
  const placed = sidebar.map(place);
  if (!isFound) {
    throw new Error(
      `sidebars.ts has no entry that leads to ${href}: add it, or change src/plugins/entities/sections.ts.`,
    );
  }
  return placed;
}
