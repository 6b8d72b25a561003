/** Findings of one rule: in both, in both with another severity, only in ours, only official. */
export interface RuleTally {
  agreed: number;
  severity: number;
  falseAlarm: number;
  missed: number;
}

/** Comparison of one rule set in one syntax. */
export interface Tally {
  set: string;
  syntax: string;
  documents: number;
  identical: number;
  /** Documents for which the official engine stopped. */
  skipped: number;
  rules: Map<string, RuleTally>;
}

/** Findings of a rule that are not the same. */
export const differences = ({ severity, falseAlarm, missed }: RuleTally) =>
  severity + falseAlarm + missed;

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((part / whole) * 100).toFixed(2)} %`;
}

/** The comparison as Markdown. */
export function report(tallies: readonly Tally[], documents: number): string {
  const rows = [...tallies]
    .sort((a, b) => `${a.set} ${a.syntax}`.localeCompare(`${b.set} ${b.syntax}`))
    .map(({ set, syntax, documents: compared, identical, skipped, rules }) => {
      const all = [...rules.values()];
      const total = (key: keyof RuleTally) => all.reduce((sum, row) => sum + row[key], 0);
      return `| ${set} | ${syntax} | ${compared} | ${identical} | ${percent(identical, compared)} | ${skipped} | ${total('agreed')} | ${total('severity')} | ${total('falseAlarm')} | ${total('missed')} |`;
    });
  const differing = tallies.flatMap(({ set, syntax, rules }) =>
    [...rules]
      .filter(([, row]) => differences(row) > 0)
      .map(([rule, row]) => ({ set, syntax, rule, ...row })),
  );
  const byRule = tallies.flatMap(({ set, syntax, rules }) => [
    '',
    `### ${set}, ${syntax}`,
    '',
    '| Rule | True | Other severity | False alarm | Missed |',
    '| --- | --- | --- | --- | --- |',
    ...[...rules]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(
        ([rule, row]) =>
          `| ${rule} | ${row.agreed} | ${row.severity} | ${row.falseAlarm} | ${row.missed} |`,
      ),
  ]);
  return [
    '# Agreement with the official results',
    '',
    `Written by \`npm run bench -- agreement\` from ${documents} official documents and fragments. A document is identical when the same rules are broken, each as often and with the same severity as the official engine says. A rule set for which the official engine stopped is left out.`,
    '',
    '| Rule set | Syntax | Documents | Identical | | Left out | True | Other severity | False alarm | Missed |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Rules that differ',
    '',
    ...(differing.length === 0
      ? ['None.']
      : [
          '| Rule set | Syntax | Rule | True | Other severity | False alarm | Missed |',
          '| --- | --- | --- | --- | --- | --- | --- |',
          ...differing.map(
            (row) =>
              `| ${row.set} | ${row.syntax} | ${row.rule} | ${row.agreed} | ${row.severity} | ${row.falseAlarm} | ${row.missed} |`,
          ),
        ]),
    '',
    '## All rules that were broken',
    ...byRule,
    '',
  ].join('\n');
}
