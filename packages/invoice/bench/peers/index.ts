import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { table } from '../../../../bench/markdown';
import { median } from '../../../../bench/median';
import { invoiceOf, linesFor } from './documents';
import { engines, type Absent, type Engine } from './engines';
import { faultyInvoices } from './faults';

interface Size {
  name: string;
  lines: number;
  /** Milliseconds that this engine may take. */
  limit: number;
}

const SIZES: readonly Size[] = [
  { name: '100 lines', lines: 100, limit: 50 },
  { name: '1,000 lines', lines: 1000, limit: 500 },
  { name: '10 MB', lines: linesFor(10_000_000), limit: 5000 },
];

const ROUNDS = 21;
/** Milliseconds for all rounds of one engine and document; slow engines have fewer rounds. */
const ALL_ROUNDS = 4000;
/** Longest judgement that is waited for, in milliseconds. */
const PATIENCE = 20_000;

async function timeOf({ judge }: Engine, xml: Uint8Array): Promise<number> {
  const began = performance.now();
  await judge(xml);
  return performance.now() - began;
}

/** Milliseconds of one judgement: the median, after one that is not counted. */
async function measure(engine: Engine, xml: Uint8Array): Promise<number> {
  const first = await timeOf(engine, xml);
  const rounds = Math.max(1, Math.min(ROUNDS, Math.floor(ALL_ROUNDS / first)));
  const times: number[] = [];
  while (times.length < rounds) times.push(await timeOf(engine, xml));
  return median(times);
}

const documents = SIZES.map((size) => ({
  ...size,
  xml: new TextEncoder().encode(invoiceOf(size.lines)),
}));
const broken: string[] = [];

async function speedRow(engine: Engine | Absent, isOurs: boolean): Promise<string[]> {
  const cells: string[] = [];
  let perByte = 0;
  for (const { name, xml, limit } of documents) {
    if ('supply' in engine) cells.push('not supplied');
    else if (perByte * xml.length > PATIENCE) cells.push(`over ${PATIENCE / 1000} s`);
    else {
      const time = await measure(engine, xml);
      perByte = time / xml.length;
      if (isOurs && time > limit) broken.push(`${name}: ${time.toFixed(0)} ms, over ${limit}`);
      cells.push(`${time.toFixed(1)} ms`);
    }
  }
  return [engine.name, engine.covers, ...cells];
}

/** Equal ids once, with their number. */
function counted(ids: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const id of ids) numbers.set(id, (numbers.get(id) ?? 0) + 1);
  return [...numbers].map(([id, times]) => (times > 1 ? `${times}× ${id}` : id)).join(', ') || '–';
}

async function findingsRow(
  { name, xml }: { name: string; xml: Uint8Array },
  judges: readonly Engine[],
): Promise<string[]> {
  const cells: string[] = [];
  for (const { judge } of judges) cells.push(counted(await judge(xml)));
  return [name, ...cells];
}

const all = engines();
const speedRows: string[][] = [];
for (const [index, engine] of all.entries()) speedRows.push(await speedRow(engine, index === 0));

const judges = all.filter((engine) => 'judge' in engine && !engine.covers.startsWith('nothing'));
const findingRows: string[][] = [];
for (const document of faultyInvoices()) {
  findingRows.push(await findingsRow(document, judges as Engine[]));
}

const absent = all.filter((engine) => 'supply' in engine);
const sizes = documents.map(({ name, xml }) => `${name} (${(xml.length / 1000).toFixed(0)} kB)`);
const names = judges.map(({ name }) => name);
const report = [
  '# The invoice engine beside others',
  '',
  `Written by \`npm run bench -- invoice\` in one run on ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}.`,
  '',
  '## Speed',
  '',
  `Median of one judgement of a UBL invoice in memory, after one that is not counted; what should take more than ${PATIENCE / 1000} seconds is not run. Limits of this engine: ${SIZES.map(({ name, limit }) => `${name} ${limit} ms`).join(', ')}.`,
  '',
  table(['Engine', 'Judges', ...sizes], speedRows, Infinity),
  '',
  ...absent.map(
    ({ name, supply }) => `- ${name} needs ${supply}, in the folder of \`--official\`.`,
  ),
  ...(absent.length > 0 ? [''] : []),
  '## Findings',
  '',
  'Of the same invoice with ten lines and one change. The engines do not judge the same rules: "Judges" above.',
  '',
  table(['Invoice', ...names], findingRows, Infinity),
  '',
].join('\n');
writeFileSync(join(import.meta.dirname, 'RESULTS.md'), report);
console.log(report);
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
