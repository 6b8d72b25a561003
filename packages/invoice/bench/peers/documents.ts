import { readFileSync } from 'node:fs';

const SAMPLE = 'static/samples/standard.ubl.xml';

/** An invoice in UBL with a number of lines of 250.00 each, whose totals are right. */
export function invoiceOf(lines: number): string {
  const sample = readFileSync(SAMPLE, 'utf8');
  const [line = ''] = /<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>\s*/.exec(sample) ?? [];
  const perLine: readonly [from: string, amount: number][] = [
    ['1000.00', 250],
    ['190.00', 47.5],
    ['1190.00', 297.5],
  ];
  const head = perLine.reduce(
    (text, [from, amount]) => text.replaceAll(`>${from}<`, `>${(amount * lines).toFixed(2)}<`),
    sample.replace(line, '@lines@'),
  );
  const one = line.replace('>4<', '>1<').replace('>1000.00<', '>250.00<');
  const all = Array.from({ length: lines }, (_, index) => one.replace('>10000<', `>${index + 1}<`));
  return head.replace('@lines@', all.join(''));
}

/** Number of lines that make a file of this size. */
export function linesFor(bytes: number): number {
  return Math.ceil(bytes / (invoiceOf(2).length - invoiceOf(1).length));
}
