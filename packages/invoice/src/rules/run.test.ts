import { describe, expect, it } from 'vitest';
import { NotComputable } from '../decimals/decimal';
import { readInvoice } from '../reading/read-xml';
import { present, rule } from './kinds';
import type { Pattern } from './rule';
import { Judge, matchesPath, MAX_OF_ONE_RULE } from './run';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const invoice = readInvoice(
  `<Invoice xmlns="${UBL}Invoice-2" xmlns:cbc="${UBL}CommonBasicComponents-2" xmlns:cac="${UBL}CommonAggregateComponents-2">
    <cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>
    <cac:InvoiceLine/>
  </Invoice>`,
);

function broken(pattern: Pattern): string[] {
  return new Judge(pattern).run(invoice).map((breach) => breach.rule);
}

const never = rule('other', '.', () => false);

describe('Judge', () => {
  it('judges an element by the first context that fits, and by it alone', () => {
    expect(
      broken([
        { at: 'cac:InvoiceLine', when: (line) => line.has('cbc:ID'), rules: { A: never } },
        { at: 'cac:InvoiceLine', rules: { B: never } },
      ]),
    ).toEqual(['A', 'B']);
  });

  it('counts each place of a breach', () => {
    expect(broken([{ at: '/Invoice/cac:InvoiceLine', rules: { A: present('cbc:Note') } }])).toEqual(
      ['A', 'A'],
    );
  });

  it('takes a condition that cannot be calculated as not fulfilled, and such a rule as broken', () => {
    const throws = () => {
      throw new NotComputable();
    };
    expect(
      broken([
        { at: '/Invoice', when: throws, rules: { A: never } },
        { at: '/Invoice', rules: { B: rule('sum', '.', throws) } },
      ]),
    ).toEqual(['B']);
  });
});

it('no longer asks a rule that has been broken often enough', () => {
  const lines = '<cac:InvoiceLine/>'.repeat(MAX_OF_ONE_RULE + 500);
  const many = readInvoice(
    `<Invoice xmlns="${UBL}Invoice-2" xmlns:cac="${UBL}CommonAggregateComponents-2">${lines}</Invoice>`,
  );
  let asked = 0;
  const broken = rule('other', '.', () => {
    asked += 1;
    return false;
  });
  const judge = new Judge([{ at: 'cac:InvoiceLine', rules: { A: broken } }]);
  expect(judge.run(many)).toHaveLength(MAX_OF_ONE_RULE);
  expect(asked).toBe(MAX_OF_ONE_RULE);
  expect(judge.run(many, 100)).toHaveLength(100);
});

it.each([
  ['cac:Item/cbc:Name', '/Invoice/cac:InvoiceLine/cac:Item/cbc:Name', true],
  ['/cac:Item/cbc:Name', '/Invoice/cac:Item/cbc:Name', false],
  ['/*/cac:Item', '/CreditNote/cac:Item', true],
  ['ram:*Amount', '/x/ram:TaxAmount', true],
  ['ram:*Amount', '/x/udt:Amount', false],
])('%s and %s: %s', (at, path, expected) => {
  expect(matchesPath(at, path)).toBe(expected);
});
