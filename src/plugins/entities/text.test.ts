import { describe, expect, it } from 'vitest';
import { summary } from './text';

describe('summary', () => {
  const demand =
    'BR-1: The tax amount is the taxable amount times the rate, rounded to two decimals.';

  it('ends with a whole sentence', () => {
    expect(summary(`${demand} ${'Another sentence that does not fit, '.repeat(4)}.`)).toBe(demand);
  });

  it('does not end with a label whose text is cut off', () => {
    expect(
      summary(`${demand} Remedy: ${'Enter the code that the list has. '.repeat(4)}`),
    ).not.toMatch(/:$/);
    expect(summary(`${demand} Remedy: ${'enter the code and '.repeat(6)}.`)).toBe(demand);
  });

  it('does not take an abbreviation for the end of a sentence', () => {
    const text = `${demand} Remedy: Enter VAT Registration No. in the company information of each of the companies.`;
    expect(summary(text)).toBe(demand);
  });

  it('leaves short texts alone', () => {
    expect(summary('BR-2: Short.')).toBe('BR-2: Short.');
  });
});
