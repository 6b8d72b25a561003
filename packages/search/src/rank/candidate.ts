/** A record that matches at least one word by itself, with what it is ranked by. */
export interface Candidate {
  readonly node: number;
  readonly page: number;
  /** Node of the heading that it is under, or is. */
  readonly section: number;
  /** 1 for a title that begins with the identifier that is the whole query, less for rows and for longer ones, else 0. */
  readonly named: number;
  /** A block that begins with the whole query, as a row of a table does that is asked for. */
  readonly isLabel: boolean;
  /** Position of the first match in the record's own text, in words. */
  readonly first: number;
  /** Words matched, here or in the headings above. */
  readonly words: number;
  readonly typos: number;
  /** Information in the matched words: the sum of their inverse document frequencies. */
  readonly weight: number;
  /** As `weight`, but a word that is there by a synonym only counts for half. */
  readonly heldWeight: number;
  /** The part of it that the record's own text holds. */
  readonly ownWeight: number;
  /** Sum of the levels that the words were found at, in half steps; 0 is all in the page title. */
  readonly level: number;
  /** Worked out only where nothing before it decides. */
  readonly proximity: () => number;
  /** Words whose umlauts are spelt otherwise than typed. */
  readonly spelling: number;
  readonly exactness: number;
  /** Stop words of the query that the record's heading has as well. */
  readonly optional: number;
  /** Part of the record's own text that matched, 0 to 1; `headingCoverage` is 0 for blocks. */
  readonly coverage: number;
  readonly headingCoverage: number;
  /** Share of the page's records that match as well. */
  focus: number;
  readonly frequency: number;
  /** Distance of the first match from the beginning: in steps of 16 words in a title and its keywords; 0 or 1 in blocks. */
  readonly position: number;
  readonly pageRank: number;
}
