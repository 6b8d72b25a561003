import { readInvoice } from '../../reading/read-xml';
import type { Pattern, Test } from '../rule';
import { Judge } from '../run';

/**
 * Rules that hold in no document where they are asked: their context is the mistake itself, such as
 * an empty element; those of the CII data types are taken by an earlier context.
 */
export const NEVER_HELD: ReadonlySet<string> = new Set(
  [
    ['en16931 cii', 'CII-DT-010 CII-DT-011 CII-DT-012'],
    ['xrechnung ubl', 'PEPPOL-EN16931-R008 PEPPOL-EN16931-R041 PEPPOL-EN16931-R042'],
    ['xrechnung cii', 'PEPPOL-EN16931-R008 PEPPOL-EN16931-R041 PEPPOL-EN16931-R042'],
    ['peppol ubl', 'PEPPOL-EN16931-R008 PEPPOL-EN16931-R041 PEPPOL-EN16931-R042 SE-R-011 SE-R-012'],
    ['peppol cii', 'PEPPOL-EN16931-R041 PEPPOL-EN16931-R042 SE-R-011 SE-R-012'],
  ].flatMap(([set = '', rules = '']) => rules.split(' ').map((rule) => `${set} ${rule}`)),
);

/** Judges that are asked all their rules and note which of them held wherever they were asked. */
export class Notes {
  private answers = new Map<string, boolean>();
  private readonly judges: readonly Judge[];

  constructor(patterns: readonly Pattern[]) {
    this.judges = patterns.map(
      (pattern) =>
        new Judge(
          pattern.map((context) => ({
            ...context,
            rules: Object.fromEntries(
              Object.entries(context.rules).map(([rule, { kind, severity, about, test }]) => [
                rule,
                { kind, severity, about, test: this.noted(rule, test) },
              ]),
            ),
          })),
        ),
    );
  }

  private noted(rule: string, test: Test): Test {
    return (element, invoice) => {
      // Stays when the test throws, since it is not computable then.
      const before = this.answers.get(rule) ?? true;
      this.answers.set(rule, false);
      const holds = test(element, invoice);
      this.answers.set(rule, before && holds);
      return holds;
    };
  }

  /** Rules that a document obeys, and that it has something for. */
  obeyed(xml: string): string[] {
    this.answers = new Map();
    const invoice = readInvoice(xml);
    for (const judge of this.judges) judge.run(invoice);
    return [...this.answers].filter(([, holds]) => holds).map(([rule]) => rule);
  }
}
