import { describe, expect, it } from 'vitest';
import { productMessages } from '../../model/product-messages';
import { inLocale, localeIds } from '../../locales';
import { decodeReport } from './decode';
import { productMessageIn } from './product-texts';

describe('a message of eDocument', () => {
  it.each([
    ['EDOC-0410 Access point refused the document: unknown receiver', 'EDOC-0410'],
    ['Access Point hat den Beleg abgelehnt: kein Empfänger', 'EDOC-0410'],
    ['Last Error: edoc-0201 No XML file to check.', 'EDOC-0201'],
    ['No answer from PEPPOL within 60 seconds.', 'EDOC-0408'],
  ])('%s is %s, and the answer has its one step', (text, id) => {
    const { status, steps, next } = decodeReport(text, 'en-GB');
    expect(status).toBe('decoded');
    expect(steps[0]).toMatchObject({ rules: [{ id, to: `/Reference/Messages#${id}` }] });
    expect(steps[0]?.remedy).toMatch(/choose Restart/);
    expect(next).toEqual([]);
  });

  it('is found by each of its texts, unless another has the same words', () => {
    for (const message of productMessages) {
      for (const locale of localeIds) {
        const text = inLocale(message.text, locale).replace(/%\d/g, 'ABC');
        expect(productMessageIn(`${message.id} ${text}`)?.id).toBe(message.id);
      }
    }
  });

  it('is not seen in a report of a validator', () => {
    expect(
      productMessageIn('[BR-DE-15] The element Buyer reference must be given.'),
    ).toBeUndefined();
    expect(decodeReport('BR-DE-15', 'en-GB').next[0]?.sentence).toContain('**Create Again**');
  });
});
