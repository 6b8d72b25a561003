import { describe, expect, it } from 'vitest';
import { readerSteps } from '../facts/next-step';
import { holderOfRule } from '../facts/rule-model';
import { decodeReport } from './decode/decode';

describe.each(['en-GB', 'de-DE'] as const)('in %s, words about a term and its rule', (locale) => {
  it.each([
    ['The currency code (BT-5) is invalid.', 'Der Währungscode (BT-5) ist ungültig.', 'BR-CL-04'],
    ['The type code (BT-3) is missing.', 'Der Typcode (BT-3) fehlt.', 'BR-04'],
    ['The type code (BT-3) is invalid.', 'Der Typcode (BT-3) ist ungültig.', 'BR-CL-01'],
    ['The unit code (BT-130) is invalid.', 'Der Einheitencode (BT-130) ist ungültig.', 'BR-CL-23'],
    ['The country code (BT-55) is invalid.', 'Der Ländercode (BT-55) ist ungültig.', 'BR-CL-14'],
    ['The payment terms (BT-20) are invalid.', 'Zahlungsbedingungen (BT-20) ungültig.', 'BR-DE-18'],
    ['The buyer reference (BT-10) is invalid.', 'Die Käuferreferenz (BT-10) fehlt.', 'BR-DE-15'],
    ['The buyer name (BT-44) is missing.', 'Der Name des Käufers (BT-44) fehlt.', 'BR-07'],
  ])('lead to the same step: %s %s %s', (english, german, rule) => {
    const holder = holderOfRule(rule);
    const steps = holder && readerSteps(holder, locale);
    const expected = steps?.map(({ status, sentence }) => ({ status, sentence }));
    const text = locale === 'de-DE' ? german : english;
    expect(decodeReport(text, locale).next).toEqual(expected);
    expect(decodeReport(rule, locale).next).toEqual(expected);
  });

  it('lead where the rule does that is only a warning', () => {
    const text = locale === 'de-DE' ? 'Typcode (BT-3) ungültig' : 'type code (BT-3) invalid';
    const [first] = readerSteps(holderOfRule('BR-DE-17') ?? 'operation', locale);
    expect(decodeReport(text, locale).next[0]?.sentence).toBe(first?.sentence);
    expect(decodeReport('BR-DE-17', locale).next).toEqual([]);
  });

  it('cancel no invoice for a wrong currency code', () => {
    const text =
      locale === 'de-DE' ? 'Währungscode (BT-5) ungültig' : 'currency code (BT-5) invalid';
    const sentences = decodeReport(text, locale).next.map(({ sentence }) => sentence);
    expect(sentences.join(' ')).toMatch(locale === 'de-DE' ? /Einrichtung/ : /in the setup/);
    expect(sentences.join(' ')).not.toMatch(/Correct\*\*|Cancel\*\*|Korrigieren|Stornieren/);
  });
});
