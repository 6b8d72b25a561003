import { Decimal } from '../decimals/decimal';
import { elementsAt, evaluate, sumOfValues } from './evaluate';
import type { Part, Trap } from './formula';

/** VAT that is rounded for each line, allowance and charge, and added up then. */
export function vatByLine(taxable: readonly Part[], ratePath: string): Trap {
  return {
    cause: 'vat-by-line',
    value: (base, root) => {
      const rate = Decimal.parse(base.text(ratePath)).percent();
      const amounts = evaluate(taxable, base, root);
      return Decimal.sum(amounts.map(({ value }) => value.times(rate).round(2)));
    },
  };
}

/** Line amounts that are added up before each of them is rounded. */
export function unroundedLines(lineAmount: readonly Part[], lines: readonly string[]): Trap {
  return {
    cause: 'unrounded-lines',
    value: (base, root) =>
      Decimal.sum(
        lines
          .flatMap((path) => elementsAt(base, root, path))
          .map((line) => sumOfValues(evaluate(lineAmount, line, root))),
      ).round(2),
  };
}
