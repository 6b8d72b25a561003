import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { invoiceOf, linesFor } from './documents';
import { engines, type Engine } from './engines';

interface Size {
  name: string;
  lines: number;
  rounds: number;
  /** Milliseconds that this engine may take. */
  limit: number;
}

const SIZES: readonly Size[] = [
  { name: '100 lines', lines: 100, rounds: 21, limit: 50 },
  { name: '1,000 lines', lines: 1000, rounds: 7, limit: 500 },
  { name: '10 MB', lines: linesFor(10_000_000), rounds: 3, limit: 5000 },
];

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Longest time that is waited for one judgement, in milliseconds. */
const PATIENCE = 60_000;

/** Milliseconds of one judgement: the median, after one that is not counted. */
function measure({ judge }: Engine, xml: Uint8Array, rounds: number): number {
  judge(xml);
  return median(
    Array.from({ length: rounds }, () => {
      const began = performance.now();
      judge(xml);
      return performance.now() - began;
    }),
  );
}

const { engines: present, absent } = await engines();
const documents = SIZES.map((size) => ({
  ...size,
  xml: new TextEncoder().encode(invoiceOf(size.lines)),
}));
const failed: string[] = [];
const rows = present.map((engine, index) => {
  const times: string[] = [];
  let perByte = 0;
  for (const { name, xml, rounds, limit } of documents) {
    if (perByte * xml.length > PATIENCE) {
      times.push('over a minute');
      continue;
    }
    const time = measure(engine, xml, rounds);
    perByte = time / xml.length;
    if (index === 0 && time > limit) failed.push(`${name}: ${time.toFixed(0)} ms, over ${limit}`);
    times.push(`${time.toFixed(1)} ms`);
  }
  return `| ${engine.name} | ${engine.covers} | ${times.join(' | ')} |`;
});
const report = [
  '# Speed of the invoice engine',
  '',
  `Written by \`npm run bench:invoice\` in one run on ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}. Median of one judgement of a UBL invoice in memory, after one that is not counted; where more than a minute is to be expected, none is run. Limits of this engine: ${SIZES.map(({ name, limit }) => `${name} ${limit} ms`).join(', ')}.`,
  '',
  `| Engine | Judges | ${documents.map(({ name, xml }) => `${name} (${(xml.length / 1000).toFixed(0)} kB)`).join(' | ')} |`,
  `| --- | --- |${' --- |'.repeat(documents.length)}`,
  ...rows,
  '',
  ...(absent.length > 0 ? ['Not measured:', '', ...absent.map((line) => `- ${line}`), ''] : []),
].join('\n');
writeFileSync(join(import.meta.dirname, 'RESULTS.md'), report);
console.log(report);
for (const line of failed) console.error(line);
if (failed.length > 0) process.exitCode = 1;
