import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readInvoice } from '../../src/reading/read-xml';
import type { Breach } from '../../src/rules/rule';
import type { ProfileLetter } from '../../src/rules/facturx/profile-ids';
import { positionFaults } from '../../src/rules/facturx/positions';
import { runFacturX, runRuleSet } from '../../src/rules/registry';
import { gunzipSync } from 'node:zlib';
import type { InvoiceXml } from '../../src/reading/invoice-xml';
import { hasOfficialResults, OFFICIAL_RESULTS as data } from './official';
import { differences, report, type Tally } from './report';

/** What is compared of a breach. */
interface Broken {
  rule: string;
  check: Pick<Breach['check'], 'severity'>;
}

const POSITION: Broken = { rule: 'position', check: { severity: 'fatal' } };

/**
 * Positions that a profile requires, as often as they are broken, whatever the official number. What
 * a profile does not know is left out: the official rules name only a part of it, its schema the rest.
 * A number that the schema alone limits is not left out, and counts as a false alarm.
 */
const requiredPositions = (profile: ProfileLetter, { root }: InvoiceXml): Broken[] =>
  positionFaults(root, profile, Infinity)
    .filter(({ rule }) => !rule.startsWith('unknown-'))
    .map(() => POSITION);

const PROFILES = [
  ['MINIMUM', 'm'],
  ['BASIC WL', 'w'],
  ['BASIC', 'b'],
  ['EN 16931', 'e'],
  ['EXTENDED', 'x'],
] as const satisfies readonly (readonly [string, ProfileLetter])[];

/** Rule sets by their name in the data, and the share of documents that have to agree. */
const SETS: readonly {
  group: string;
  set: string;
  floor: number;
  run: (invoice: InvoiceXml) => readonly Broken[];
}[] = [
  ...(
    [
      ['en', 'en16931'],
      ['xr', 'xrechnung'],
      ['peppol', 'peppol'],
    ] as const
  ).map(([group, set]) => ({
    group,
    set,
    floor: 1,
    run: (invoice: InvoiceXml) => runRuleSet(set, invoice),
  })),
  ...PROFILES.map(([profile, letter]) => ({
    group: `facturx ${profile}`,
    set: `Factur-X ${profile}`,
    floor: 0.995,
    run: (invoice: InvoiceXml) => runFacturX(letter, invoice),
  })),
  ...PROFILES.map(([profile, letter]) => ({
    group: `positions ${profile}`,
    set: `Factur-X ${profile}, positions`,
    floor: 0.95,
    run: (invoice: InvoiceXml) => requiredPositions(letter, invoice),
  })),
];

type Finding = [id: string, flag: string, count: number, locations?: string[]];

interface Expected {
  file: string;
  syntax: string;
  findings: Record<string, Finding[]>;
}

/** A document with what the official rules find, by rule set; a set that is not there was not run. */
interface Document {
  file: string;
  syntax: 'ubl' | 'cii';
  xml: () => Uint8Array | string;
  findings: Readonly<Record<string, Finding[] | undefined>>;
}

const here = dirname(fileURLToPath(import.meta.url));
const details = process.argv.includes('--details');
const only = process.argv.find((argument) => argument.startsWith('--rule='))?.slice(7);

if (!hasOfficialResults()) {
  console.log('The official results (../shared/data/official) are not here.');
  console.log('NOT CHECKED: nothing is said about the agreement of the rules.');
  process.exit(0);
}

function linesOf<Line>(...path: string[]): Line[] {
  const bytes = readFileSync(join(data, ...path));
  return (path.at(-1)?.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

interface FacturX {
  name: string;
  profile: string;
  xml: string;
  findings?: { facturx?: Finding[]; 'facturx-en16931'?: Finding[] };
}

/** Findings of business rules. */
const businessRules = (findings: Finding[] | undefined) =>
  findings?.filter(([id]) => !/^FX-SCH-A-|^\(none\)$/.test(id));

/** Required positions as one row of findings. */
function positions(findings: Finding[] | undefined): Finding[] | undefined {
  if (findings?.some(([id]) => id === 'CRASH')) return findings;
  const count = findings
    ?.filter(([id]) => id.startsWith('FX-SCH-A-'))
    .reduce((total, [, , one]) => total + one, 0);
  return count === undefined ? undefined : count === 0 ? [] : [['position', 'fatal', count]];
}

/** What the newest release of the Peppol rules finds; it is at hand for UBL alone. */
const newPeppol = new Map(
  linesOf<{ file: string; findings: Finding[] }>('peppol-2026.jsonl').map((line) => [
    line.file,
    line.findings,
  ]),
);

const lines: Document[] = [
  ...readdirSync(join(data, 'expected'))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => linesOf<Expected>('expected', name))
    .map(({ file, syntax, findings }) => ({
      file,
      syntax: syntax === 'cii' ? ('cii' as const) : ('ubl' as const),
      xml: () => readFileSync(join(data, file)),
      findings: { ...findings, ...(syntax === 'cii' ? {} : { peppol: newPeppol.get(file) }) },
    })),
  ...linesOf<{ name: string; xml: string; findings: Finding[] }>('peppol-2026-own.jsonl').map(
    ({ name, xml, findings }) => ({
      file: name,
      syntax: 'ubl' as const,
      xml: () => xml,
      findings: { peppol: findings },
    }),
  ),
  ...linesOf<FacturX>('facturx.jsonl.gz').map(({ name, profile, xml, findings }) => ({
    file: name,
    syntax: 'cii' as const,
    xml: () => xml,
    findings: {
      [`facturx ${profile}`]: businessRules(findings?.facturx),
      [`positions ${profile}`]: positions(findings?.facturx),
      ...(profile === 'EN 16931'
        ? {}
        : {
            'facturx EN 16931': businessRules(findings?.['facturx-en16931']),
            'positions EN 16931': positions(findings?.['facturx-en16931']),
          }),
    },
  })),
];

const tallies: Tally[] = [];
const tallyOf = (set: string, syntax: string): Tally => {
  const found = tallies.find((one) => one.set === set && one.syntax === syntax);
  if (found) return found;
  const made: Tally = { set, syntax, documents: 0, identical: 0, skipped: 0, rules: new Map() };
  tallies.push(made);
  return made;
};

const began = performance.now();
for (const { file, syntax, xml, findings } of lines) {
  if (Object.values(findings).every((one) => !one)) continue;
  const invoice = readInvoice(xml());
  for (const { group, set, run } of SETS) {
    const expected = findings[group];
    if (!expected) continue;
    const tally = tallyOf(set, syntax);
    if (expected.some(([id]) => id === 'CRASH')) {
      tally.skipped += 1;
      continue;
    }
    const counts = new Map<string, { flag: string; count: number }>();
    for (const { rule, check } of run(invoice)) {
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
