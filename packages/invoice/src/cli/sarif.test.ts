import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openXml } from '../open';
import { Refusal } from '../refusal';
import { refusedValidation } from '../validate';
import type { Result } from './report';
import { sarif } from './sarif';

/** A kind of object of SARIF 2.1.0: what it may have, what it needs, and how values look. */
interface Kind {
  readonly needs?: readonly string[];
  readonly has: Readonly<Record<string, string | RegExp | readonly [item: string]>>;
}

const WORD = /^.+$/s;
const COUNT = /^[1-9]\d*$/;

/** Those that the command writes; the format allows no other properties in any of them. */
const KINDS: Readonly<Record<string, Kind>> = {
  log: {
    needs: ['version', 'runs'],
    has: { $schema: /^https:/, version: /^2\.1\.0$/, runs: ['run'] },
  },
  run: {
    needs: ['tool', 'results'],
    has: {
      tool: 'tool',
      results: ['result'],
      columnKind: /^(?:utf16CodeUnits|unicodeCodePoints)$/,
    },
  },
  tool: { needs: ['driver'], has: { driver: 'component' } },
  component: { needs: ['name'], has: { name: WORD, rules: ['rule'] } },
  rule: { needs: ['id'], has: { id: WORD, helpUri: /^https?:\/\/\S+$/ } },
  result: {
    needs: ['message'],
    has: {
      ruleId: WORD,
      ruleIndex: /^\d+$/,
      level: /^(?:none|note|warning|error)$/,
      message: 'message',
      locations: ['location'],
    },
  },
  message: { needs: ['text'], has: { text: WORD } },
  location: { has: { physicalLocation: 'place', logicalLocations: ['logical'] } },
  place: { needs: ['artifactLocation'], has: { artifactLocation: 'artifact', region: 'region' } },
  artifact: { has: { uri: /^[\w.~!$&'()*+,;=:@%/-]+$/ } },
  region: { needs: ['startLine'], has: { startLine: COUNT, startColumn: COUNT } },
  logical: { has: { fullyQualifiedName: WORD } },
};

/** What is wrong with a value, by its place. */
function faults(value: unknown, name: string, at = name): string[] {
  const kind = KINDS[name];
  if (!kind || typeof value !== 'object' || value === null) return [`${at}: no object`];
  const missing = (kind.needs ?? []).filter((key) => !(key in value));
  return [
    ...missing.map((key) => `${at}: no ${key}`),
    ...Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      const wanted = kind.has[key];
      const place = `${at}.${key}`;
      if (wanted === undefined) return [`${place}: unknown`];
      if (wanted instanceof RegExp) return wanted.test(String(inner)) ? [] : [`${place}: ${inner}`];
      if (typeof wanted === 'string') return faults(inner, wanted, place);
      if (!Array.isArray(inner)) return [`${place}: no list`];
      return inner.flatMap((one, index) => faults(one, wanted[0], `${place}[${index}]`));
    }),
  ];
}

const xml = readFileSync('static/samples/standard.ubl.xml', 'utf8');
const result = (file: string, source: string): Result => {
  const invoice = openXml(source);
  return { file, ...invoice.validate(), notes: invoice.notes(), ms: 1 };
};
const broken = xml
  .replace('<cbc:IssueDate>', '<cbc:Wrong>1</cbc:Wrong>$&')
  .replace(/unitCode="[^"]*"/, 'unitCode="STK"');
const RESULTS: readonly Result[] = [
  result('out/a b.xml', xml),
  result('C:\\out\\ümlaut.xml', broken),
  result('/tmp/zip.zip!in & out.xml', broken),
  { file: 'no.xml', ...refusedValidation(new Refusal('empty')), ms: 1 },
];

describe('SARIF', () => {
  it.each([
    ['of many files', RESULTS],
    ['of none', []],
  ])('%s has what the format needs, and nothing that it does not know', (_, results) => {
    for (const handbook of [undefined, 'https://docs.example']) {
      expect(faults(JSON.parse(sarif(results, handbook)), 'log')).toEqual([]);
    }
  });

  it('names each rule once, and each result its own', () => {
    const { runs } = JSON.parse(sarif(RESULTS)) as {
      runs: { tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }[];
    };
    const ids = runs[0]?.tool.driver.rules.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(runs[0]?.results.length).toBeGreaterThan(3);
    for (const { ruleId, ruleIndex } of runs[0]?.results ?? []) {
      expect(ids[Number(ruleIndex)]).toBe(ruleId);
    }
  });

  it('would be found wrong', () => {
    const log = {
      version: '2.1.0',
      runs: [{ tool: { driver: {} }, results: [{ level: 'fatal' }] }],
    };
    expect(faults(log, 'log')).toEqual([
      'log.runs[0].tool.driver: no name',
      'log.runs[0].results[0]: no message',
      'log.runs[0].results[0].level: fatal',
    ]);
  });
});
