import { createIndex, type IndexOptions } from '../createIndex';
import { SearchEngine } from '../engine';
import { decodeCore, type Core } from '../index/format';
import { Lexicon } from '../query/lexicon';
import { Effort, planQuery, type Plan } from '../query/plan';
import { Synonyms } from '../query/synonyms';
import { queryWords } from '../query/words';
import { Matches } from '../rank/matches';
import { wordWeights } from '../rank/weights';
import { blockRecords, type PlaceAsks } from '../records/page';
import type { Block } from '../records/blocks';
import { Shards } from '../shards';
import {
  NO_LEVELS,
  type Hit,
  type MarkedText,
  type PageKind,
  type QueryOptions,
  type SearchRecord,
  type SearchResults,
} from '../types';

/**
 * A page for tests: sections by anchor, each with its heading and then its blocks. A block may end
 * with an anchor of its own: `C62: one {#unit-C62}`. Headings are of the second level, or of that of
 * the signs before them: `### Fields`.
 */
export interface TestPage {
  readonly url: string;
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly description?: string;
  readonly asks?: readonly string[];
  /** Questions by the anchor of their place. */
  readonly placeAsks?: PlaceAsks;
  /** Ids of rows without a record, as runs. */
  readonly rows?: readonly string[];
  /** Blocks that begin with `<` are code. */
  readonly kind?: PageKind;
  readonly pageRank?: number;
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
      placeAsks,
      rows = [],
      kind = 'setup',
      pageRank = 0,
      sections,
    } = page;
    const blocks: Block[] = [{ kind: 'heading', level: 1, text: title, anchor: null }];
    for (const [anchor, [first = '', ...texts]] of Object.entries(sections)) {
      const [, signs = '##', heading = ''] = /^(?:(#+) )?(.*)$/.exec(first) ?? [];
      blocks.push({ kind: 'heading', level: signs.length, text: heading, anchor });
      for (const text of texts) {
        const [, own = text, id = null] = /^(.*) \{#(.+)\}$/.exec(text) ?? [];
        blocks.push({ kind: text.startsWith('<') ? 'code' : 'text', text: own, anchor: id });
      }
    }
    const tag = 'docs-default-current';
    const about = { keywords, description, asks, placeAsks, rows };
    const facts = { url, language, tag, kind, pageRank, ...about };
    return blockRecords(facts, blocks).map((record) => ({
      ...record,
      hierarchy: { ...record.hierarchy, lvl0: 'Dokumentation' },
    }));
  });
}

/** Pages about a few subjects of the handbook. */
export const PAGES: readonly TestPage[] = [
  {
    url: '/Currencies',
    title: 'Währungen',
    keywords: ['ISO 4217', 'BT-5'],
    sections: {
      einrichten: [
        'Währungen einrichten',
        'Tragen Sie den ISO-Code ein.',
        'Der Code EUR steht für Euro.',
      ],
      felder: [
        'Felder',
        'ISO-Code: Code[3]; Code der Norm',
        'Numerischer ISO-Code: Code[3]; drei Ziffern',
      ],
    },
  },
  {
    url: '/Units',
    title: 'Einheiten',
    sections: {
      codes: [
        'Codes',
        'C62: one; Stück ohne Einheit',
        'Die Währungen stehen auf einer anderen Seite.',
      ],
    },
  },
  {
    url: '/Types',
    title: 'Belegarten',
    sections: {
      codes: [
        'Typcodes',
        '380: Rechnung',
        '381: Gutschrift, die eine Rechnung mindert',
        'Nur 3801 ist länger.',
      ],
      konto: ['E-Mail-Konto', 'Die X-Rechnung geht an eine E-Mail-Adresse.'],
      anhang: ['Anhang', 'XRechnung als Datei'],
      umfang: ['Umfang', 'Kein Code ohne Liste.'],
    },
  },
  {
    url: '/Dispatch',
    title: 'Versand',
    sections: {
      leitweg: [
        'Leitweg-ID',
        'Die Käuferreferenz steht in BT-10.',
        'BR-DE-15 verlangt sie, BR-DE-1 etwas anderes.',
      ],
      ablauf: [
        'Ablauf',
        'Rechnungsversand und Rechnungsformat',
        'Der Maßstab der Masse',
        'Die Buchung wird storniert.',
      ],
      schema: ['XMLSchemaLines', 'Ein <b>Wort</b> & "Zeichen"'],
    },
  },
];

/** An engine of an index of plain pages, in German unless told otherwise. */
export async function engineOf(
  pages: readonly TestPage[],
  options: Partial<IndexOptions> = {},
): Promise<SearchEngine> {
  const { language = 'de-DE' } = options;
  const { files, manifest } = await createIndex(pageRecords(pages, language), {
    ...options,
    language,
  });
  return SearchEngine.open(manifest, (name) => {
    const file = files.get(name);
    return file ? Promise.resolve(file) : Promise.reject(new Error(`no ${name}`));
  });
}

/** The results of an engine. */
export function find(
  engine: SearchEngine,
  query: string,
  options: QueryOptions = {},
): Promise<SearchResults> {
  return engine.query(query, options);
}

/** The addresses that an engine finds, best first. */
export async function urlsOf(
  engine: SearchEngine,
  query: string,
  options: QueryOptions = {},
): Promise<string[]> {
  return (await find(engine, query, options)).hits.map(({ url }) => url);
}

/** A text with brackets around its marks. */
export const bracketed = (text: MarkedText | undefined): string =>
  (text ?? []).map((part) => (part.marked ? `[${part.text}]` : part.text)).join('');

/** The text of a hit, as far as its snippet goes. */
export const textOf = (hit: Hit | undefined): string =>
  (hit?.text ?? []).map(({ text }) => text).join('');

/** The text by which a hit was found, with brackets around its marks. */
export function markedText(hit: Hit | undefined): string {
  if (!hit) return '';
  return bracketed(hit.type === 'text' ? hit.text : (hit.trail.at(-1) ?? hit.title));
}

/** Input of the parts of the ranking for a query. */
interface Matched {
  readonly core: Core;
  readonly lexicon: Lexicon;
  readonly plan: Plan;
  readonly matches: readonly Matches[];
  /** 1 for the nodes that match. */
  readonly touched: Uint8Array;
  /** Information in each word of the query. */
  readonly weights: readonly number[];
}

/** A query, planned and matched, on an index of plain pages. */
export async function matched(
  query: string,
  pages: readonly TestPage[],
  options: Partial<IndexOptions> & { readonly effort?: Effort } = {},
): Promise<Matched> {
  const { effort = Effort.Exact, language = 'de-DE' } = options;
  const { files, manifest } = await createIndex(pageRecords(pages, language), {
    ...options,
    language,
    compactBytes: 0,
  });
  const fetchBytes = async (name: string): Promise<Uint8Array> => files.get(name) as Uint8Array;
  const core = decodeCore(await fetchBytes(manifest.core));
  const { synonyms, language: analysis } = core.meta;
  const lexicon = new Lexicon(core.vocabulary, analysis);
  const words = queryWords(query, analysis);
  const plan = planQuery(words, lexicon, new Synonyms(synonyms, analysis), effort);
  const shards = new Shards(core, fetchBytes);
  await shards.loadPostings(core.vocabulary.terms.keys());
  const matches = plan.leaves.map((leaf) =>
    Matches.of(leaf, core.nodeLevel.length, (term, visitor) => shards.visit(term, visitor)),
  );
  const touched = new Uint8Array(core.nodeLevel.length);
  for (const node of matches.flatMap(({ nodes }) => nodes)) touched[node] = 1;
  const weights = wordWeights(plan, lexicon, core.nodeLevel.length);
  return { core, lexicon, plan, matches, touched, weights };
}

/** One record, where a test is about records that no page has as a whole. */
export function testRecord(
  url: string,
  type: SearchRecord['type'],
  hierarchy: Partial<SearchRecord['hierarchy']>,
  content: string | null = null,
  anchor: string | null = null,
): SearchRecord {
  return {
    objectID: `${url}!${type}${content ?? ''}`,
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor,
    type,
    hierarchy: { ...NO_LEVELS, ...hierarchy },
    content,
    weight: { pageRank: 0, level: 0, position: 0 },
    language: 'en-GB',
    docusaurus_tag: 'default',
    kind: 'setup',
  };
}
