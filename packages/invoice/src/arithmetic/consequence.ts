import { Decimal } from '../decimals/decimal';
import type { Finding } from '../finding';
import { sentence } from '../report/sentence';
import type { Addend, Arithmetic } from './arithmetic';

/** The wrong addend, when its right value makes the value that was found right. */
function wrongAddend(
  { addends, omitted, sum }: Arithmetic,
  found: string,
  expected: ReadonlyMap<string, string>,
): Addend | undefined {
  if (omitted > 0) return undefined;
  const wrong = addends.filter(({ path, factors }) => factors === undefined && expected.has(path));
  const corrected = wrong.reduce((total, { sign, value, path }) => {
    const change = Decimal.parse(expected.get(path) ?? value).minus(Decimal.parse(value));
    return sign === '+' ? total.plus(change) : total.minus(change);
  }, Decimal.parse(sum));
  return corrected.round(2).equals(Decimal.parse(found)) ? wrong[0] : undefined;
}

/**
 * Takes the fix away from a sum that is only wrong since one of its addends is, and says so: to
 * change the sum as well would make a second error.
 */
export function markConsequences(findings: readonly Finding[], language: string): Finding[] {
  const expected = new Map(
    findings.flatMap(({ path, arithmetic, expected: value }) =>
      arithmetic && value !== undefined ? [[path, value] as const] : [],
    ),
  );
  return findings.map((finding) => {
    const { arithmetic, found } = finding;
    if (!arithmetic || found === undefined || arithmetic.difference === null) return finding;
    const addend = wrongAddend(arithmetic, found, expected);
    if (!addend) return finding;
    const cause = sentence('follows', { term: addend.term, line: String(addend.line) }, language);
    return {
      ...finding,
      follows: addend.path,
      shownFix: undefined,
      arithmetic: { ...arithmetic, cause },
    };
  });
}
