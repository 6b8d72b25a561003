import type { PageData } from './read-site';

/** The Markdown alternate of a page. */
export interface MarkdownPage {
  readonly data: PageData;
  /** Absolute address of the HTML page. */
  readonly address: string;
  /** Path of the alternate below the host, decoded, for example `/de-DE/Setup/Units.md`. */
  readonly file: string;
  /** The text, beginning with its title as heading. */
  readonly markdown: string;
}
