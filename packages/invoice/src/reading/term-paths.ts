import data from '../../data/business-terms.json';

/** Path without conditions and without the prefixes that UBL's document elements lack. */
function plain(path: string): string {
  let previous;
  let current = path;
  do {
    previous = current;
    current = current.replace(/\[[^[\]]*\]/g, '');
  } while (current !== previous);
  return current.replace(/^\/(?:ubl|cn):/, '/').trim();
}

/** Where a business term or group is in a file, such as `/Invoice/cbc:ID`. */
export interface TermPath {
  readonly term: string;
  readonly path: string;
}

/** The paths of all terms in UBL and CII, in the order of the terms. */
export const TERM_PATHS: readonly TermPath[] = data.terms.flatMap((term) => {
  const creditNote = 'ublCreditNote' in term ? term.ublCreditNote : null;
  return (
    [term.ubl, creditNote, term.cii]
      // A bar separates alternatives; one inside a condition has gone with it.
      .flatMap((paths) => plain(paths ?? '').split('|'))
      .map((path) => ({ term: term.id, path: plain(path) }))
      .filter(({ path }) => path !== '')
  );
});
