import { readFileSync } from 'node:fs';
import { decodeReport } from '../decode/decode';
const b = process.argv[2];
const data = JSON.parse(readFileSync(`/work/decoder/${b}.json`, 'utf8'));
const txt = (x: any): string => typeof x === 'string' ? x : x === undefined ? '' : JSON.stringify(x);
for (const t of data) {
  const d: any = decodeReport(t.text, 'en-GB');
  console.log(`\n=== ${t.id} [${t.language}] ${t.source.slice(0, 80)}`);
  console.log(t.text.slice(0, 500).replace(/\n/g, ' ⏎ '));
  console.log('EXPECT', t.expected.verdict, '|', t.expected.about.join(', '), '|', t.expected.mustSay, '| WRONG IF', t.expected.wrongIf);
  const { steps, ...rest } = d;
  console.log('GOT', JSON.stringify({ ...rest, unread: undefined, unknown: d.unknown }).slice(0, 400));
  for (const s of steps.slice(0, 6)) console.log('  STEP', JSON.stringify(s).slice(0, 700));
}
