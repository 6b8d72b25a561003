import cii from '../../../data/cii-unused.json';
import ubl from '../../../data/ubl-unused.json';

/** Rows of rule numbers and elements that EN 16931 does not use, by the element that they are in. */
type Rows = Readonly<Record<string, string>>;

/** `$CONTACT` in a row is a part that several rows have. */
const withParts = (rows: Rows, parts: Rows): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([parent, row]) => [
      parent,
      row.replace(/\$(\w+)/g, (_mark, name: string) => parts[name] ?? ''),
    ]),
  );

/** Unused elements of UBL; LINE is a line of either document. */
export const UBL_UNUSED = withParts(ubl.unused, ubl.parts);

/** Unused elements of CII by place below the document element, or below its transaction. */
export const CII_UNUSED: Readonly<Record<string, Rows>> = Object.fromEntries(
  Object.entries(cii.unused).map(([place, rows]) => [place, withParts(rows, cii.parts)]),
);
