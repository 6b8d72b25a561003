import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readInvoice } from '../../src/reading/read-xml';
import { runRuleSet } from '../../src/rules/registry';
import { hasOfficialResults, OFFICIAL_RESULTS as data } from './official';
import { differences, report, type Tally } from './report';

/** Rule sets by their name in the data, and the share of documents that have to agree. */
const SETS: readonly { group: string; set: 'en16931' | 'xrechnung' | 'peppol'; floor: number }[] = [
  { group: 'en', set: 'en16931', floor: 1 },
  { group: 'xr', set: 'xrechnung', floor: 1 },
  { group: 'peppol', set: 'peppol', floor: 1 },
];

type Finding = [id: string, flag: string, count: number, locations: string[]];

interface Expected {
  file: string;
  syntax: string;
  findings: Record<string, Finding[]>;
}

const here = dirname(fileURLToPath(import.meta.url));
const details = process.argv.includes('--details');
const only = process.argv.find((argument) => argument.startsWith('--rule='))?.slice(7);

if (!hasOfficialResults()) {
  console.log('The official results (../shared/data/official) are not here.');
  console.log('NOT CHECKED: nothing is said about the agreement of the rules.');
  process.exit(0);
}

const lines = readdirSync(join(data, 'expected'))
  .filter((name) => name.endsWith('.jsonl'))
  .sort()
  .flatMap((name) => readFileSync(join(data, 'expected', name), 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Expected);

const tallies: Tally[] = [];
const tallyOf = (set: string, syntax: string): Tally => {
  const found = tallies.find((one) => one.set === set && one.syntax === syntax);
  if (found) return found;
  const made: Tally = { set, syntax, documents: 0, identical: 0, skipped: 0, rules: new Map() };
  tallies.push(made);
  return made;
};

const began = performance.now();
for (const { file, syntax, findings } of lines) {
  const invoice = readInvoice(readFileSync(join(data, file)));
  for (const { group, set } of SETS) {
    const tally = tallyOf(set, syntax === 'cii' ? 'cii' : 'ubl');
    const expected = findings[group] ?? [];
    if (expected.some(([id]) => id === 'CRASH')) {
      tally.skipped += 1;
      continue;
    }
    const counts = new Map<string, { flag: string; count: number }>();
    for (const { rule, check } of runRuleSet(set, invoice)) {
      const known = counts.get(rule);
      counts.set(rule, { flag: check.severity, count: (known?.count ?? 0) + 1 });
    }
    const wanted = new Map(expected.map(([id, flag, count]) => [id, { flag, count }]));
    let identical = true;
    for (const rule of new Set([...counts.keys(), ...wanted.keys()])) {
      const ours = counts.get(rule) ?? { flag: '', count: 0 };
      const theirs = wanted.get(rule) ?? { flag: '', count: 0 };
      const common = Math.min(ours.count, theirs.count);
      const severe = ours.flag === theirs.flag ? 0 : common;
      const row = tally.rules.get(rule) ?? { agreed: 0, severity: 0, falseAlarm: 0, missed: 0 };
      row.agreed += common - severe;
      row.severity += severe;
      row.falseAlarm += ours.count - common;
      row.missed += theirs.count - common;
      tally.rules.set(rule, row);
      if (ours.count === theirs.count && severe === 0) continue;
      identical = false;
      if (details && (only === undefined || only === rule)) {
        console.log(
          `${file} ${rule} ours ${ours.count} ${ours.flag} official ${theirs.count} ${theirs.flag}`,
        );
      }
    }
    tally.documents += 1;
    if (identical) tally.identical += 1;
  }
}
const seconds = (performance.now() - began) / 1000;

writeFileSync(join(here, 'RESULTS.md'), report(tallies, lines.length));
for (const { set, syntax, documents, identical, skipped, rules } of tallies) {
  const wrong = [...rules].filter(([, row]) => differences(row) > 0);
  console.log(
    `${set} ${syntax}: ${identical} of ${documents} identical in rules, numbers and severities (${skipped} left out, since the official engine stopped), ${wrong.length} rules differ`,
  );
  if (!details) continue;
  for (const [rule, row] of wrong.sort(([, a], [, b]) => differences(b) - differences(a))) {
    console.log(
      `  ${rule}: agreed ${row.agreed}, other severity ${row.severity}, false alarm ${row.falseAlarm}, missed ${row.missed}`,
    );
  }
}
console.log(`${lines.length} documents in ${seconds.toFixed(1)} s`);

const below = SETS.filter(({ set, floor }) => {
  const own = tallies.filter((tally) => tally.set === set);
  const documents = own.reduce((total, one) => total + one.documents, 0);
  return own.reduce((total, one) => total + one.identical, 0) / documents < floor;
});
for (const { set, floor } of below) {
  console.error(`${set}: less than ${floor * 100} % of the documents agree.`);
}
if (below.length > 0) process.exit(1);
