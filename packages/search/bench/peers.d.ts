/**
 * Declares the used parts of the peers, so that the site's type check needs none of them installed.
 */
declare module 'minisearch' {
  export interface IndexOptions {
    readonly fields: string[];
    readonly storeFields: string[];
  }
  export interface SearchOptions {
    readonly fuzzy: number;
    readonly prefix: boolean;
    readonly boost: Record<string, number>;
  }
  export default class MiniSearch {
    constructor(options: IndexOptions);
    static loadJSONAsync(json: string, options: IndexOptions): Promise<MiniSearch>;
    add(document: { id: string } & Record<string, unknown>): void;
    has(id: string): boolean;
    search(query: string, options: SearchOptions): { id: unknown }[];
  }
}

declare module 'pagefind' {
  export interface PagefindIndex {
    addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
    writeFiles(options: { outputPath: string }): Promise<unknown>;
  }
  export function createIndex(options: {
    forceLanguage: string;
  }): Promise<{ index?: PagefindIndex }>;
  export function close(): Promise<unknown>;
}
