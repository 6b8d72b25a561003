/** Sections of German laws that a text cites, in either language. */

export interface Citation {
  /** Undefined where the text does not name it, as in a title. */
  readonly law: string | undefined;
  /** Section, such as `14a`. */
  readonly section: string;
  readonly paragraph?: string;
  /** Offset in the text. */
  readonly offset: number;
}

/** Laws by the words for them; others are recognised only right after a section. */
const LAWS: Readonly<Record<string, string>> = {
  UStG: 'UStG',
  UStDV: 'UStDV',
  AO: 'AO',
  'VAT Act': 'UStG',
  'Fiscal Code': 'AO',
};
const LAW = new RegExp(`\\b(?:${Object.keys(LAWS).join('|')})\\b`, 'g');
/** `§ 14(2) and (5)`, `§§ 33 bis 34a`, `section 14`; not `section 14.4`, which is of a decree. */
const SECTION =
  /(§§?|\b[Ss]ections?) ?(\d+[a-z]?)(?!\d|\.\d)(?: (?:to|bis|and|und) (\d+[a-z]?)|(?:\(| Abs\. )(\d+[a-z]?)\)?(?: (?:and|und) (?:\(|Abs\. )?(\d+[a-z]?)\b\)?)?)?/g;
/** Words that may come between paragraph and law. */
const DETAILS =
  /^(?:,? (?:sentences?|nos?\.|Satz|Nr\.|Buchst\.|to|bis|and|und) ?\(?[0-9a-z]+\)?(?:\([a-z]\))?)*/;
/** A name of a law that is not among {@link LAWS}, such as `NERechVO`. */
const OTHER_LAW = /^ ([A-ZÄÖÜ][a-zäöü]*[A-ZÄÖÜ]\w*)/;
const DECREE = /\bUStAE,? (?:section |Abschn(?:itt|\.) )?(\d+\.\d+[a-z]?)/g;

function lawOf(line: string, offset: number, end: number): string | undefined {
  const rest = line.slice(end);
  const after = rest.slice(DETAILS.exec(rest)?.[0].length);
  const other = OTHER_LAW.exec(after)?.[1];
  if (other !== undefined) return LAWS[other] ?? other;
  const named = [...line.matchAll(LAW)];
  const next =
    named.find(({ index }) => index >= end) ?? named.filter(({ index }) => index < offset).at(-1);
  return next && LAWS[next[0]];
}

function citationsInLine(line: string, start: number): Citation[] {
  const sections = [...line.matchAll(SECTION)].flatMap((match): Citation[] => {
    const [whole, , section = '', last, ...paragraphs] = match;
    const law = lawOf(line, match.index, match.index + whole.length);
    const found = { law, section, offset: start + match.index };
    if (last !== undefined) return [found, { ...found, section: last }];
    const given = paragraphs.filter((paragraph) => paragraph !== undefined);
    return given.length > 0 ? given.map((paragraph) => ({ ...found, paragraph })) : [found];
  });
  const decrees = [...line.matchAll(DECREE)].map(({ index, 1: section = '' }) => ({
    law: 'UStAE',
    section,
    offset: start + index,
  }));
  return [...sections, ...decrees];
}

/** The citations in a text of which each paragraph is a line. */
export function citationsIn(text: string): Citation[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const found = citationsInLine(line, start);
    start += line.length + 1;
    return found;
  });
}

/** True for two citations of the same; one without a paragraph means the whole section. */
export function meansSame(one: Citation, other: Citation): boolean {
  return (
    (one.law === undefined || other.law === undefined || one.law === other.law) &&
    one.section === other.section &&
    (one.paragraph === undefined ||
      other.paragraph === undefined ||
      one.paragraph === other.paragraph)
  );
}

/** `§ 14(2) UStG`, for messages. */
export function citationText({ law, section, paragraph }: Citation): string {
  return [`§ ${section}${paragraph === undefined ? '' : `(${paragraph})`}`, law].join(' ').trim();
}
