import { blockRecords } from './records/page';
import type { Block } from './records/blocks';
import type { PageKind, SearchRecord } from './types';

/**
 * A page for tests: sections by anchor, each with its heading and then its blocks. A block may end
 * with an anchor of its own: `C62: one {#unit-C62}`.
 */
export interface TestPage {
  readonly url: string;
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly description?: string;
  readonly asks?: readonly string[];
  /** Ids of rows without a record, as runs. */
  readonly rows?: readonly string[];
  /** Blocks that begin with `<` are code. */
  readonly kind?: PageKind;
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/** Records as the extraction makes them, of pages that are given as plain text. */
export function pageRecords(pages: readonly TestPage[], language = 'de-DE'): SearchRecord[] {
  return pages.flatMap((page) => {
    const {
      url,
      title,
      keywords = [],
      description = '',
      asks = [],
      rows = [],
      kind = 'setup',
      sections,
    } = page;
    const blocks: Block[] = [{ kind: 'heading', level: 1, text: title, anchor: null }];
    for (const [anchor, [heading = '', ...texts]] of Object.entries(sections)) {
      blocks.push({ kind: 'heading', level: 2, text: heading, anchor });
      for (const text of texts) {
        const [, own = text, id = null] = /^(.*) \{#(.+)\}$/.exec(text) ?? [];
        blocks.push({ kind: text.startsWith('<') ? 'code' : 'text', text: own, anchor: id });
      }
    }
    const tag = 'docs-default-current';
    const facts = { url, language, tag, kind, pageRank: 0, keywords, description, asks, rows };
    return blockRecords(facts, blocks).map((record) => ({
      ...record,
      hierarchy: { ...record.hierarchy, lvl0: 'Dokumentation' },
    }));
  });
}
