import { inLanguage, type Localized } from '../language';
import { Decimal } from '../decimals/decimal';
import type { Finding } from '../finding';
import type { Addend, Arithmetic } from './arithmetic';

const WORDS: Localized<(addend: Addend) => string> = {
  'en-GB': ({ term, line }) =>
    `This follows from ${term} in line ${line}: once that value is right, this one is as well.`,
  'de-DE': ({ term, line }) =>
    `Das folgt aus ${term} in Zeile ${line}: Stimmt der Wert dort, stimmt auch dieser.`,
};

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
    const cause = inLanguage(WORDS, language)(addend);
    return {
      ...finding,
      follows: addend.path,
      shownFix: undefined,
      arithmetic: { ...arithmetic, cause },
    };
  });
}
