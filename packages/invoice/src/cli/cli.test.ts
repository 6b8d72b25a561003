import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { version } from '../../package.json';
import { hybridChecks } from '../pdf/hybrid';
import { hybridPdf } from '../pdf/testing';
import type { VatData } from '../vat';
import { validateFile } from './file';
import { jsonLine, junit, resultText, type Result } from './report';
import { sarif } from './sarif';

// So that one stage of the check can be made to fail.
vi.mock(import('../pdf/hybrid'), async (original) => {
  const actual = await original();
  return { ...actual, hybridChecks: vi.fn(actual.hybridChecks) };
});

const SAMPLE = 'static/samples/standard.cii.xml';
const sample = readFileSync(SAMPLE, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'validate-'));

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const broken = sample.replace(/(<ram:DuePayableAmount>)[^<]*/, '$11.00');

async function judged(file: string, language: 'en-GB' | 'de-DE' = 'en-GB'): Promise<Result> {
  const [only, ...others] = await validateFile(file, { rules: 'auto', language });
  if (!only || others.length > 0) throw new Error(`${file} is not one result.`);
  return { ...only, ms: 5 };
}

describe('odd files', () => {
  beforeAll(async () => {
    mkdirSync(join(folder, 'folder'));
    write('empty.xml', '');
    write(
      'binary.xml',
      Uint8Array.from({ length: 2000 }, (_, index) => (index * 7) % 256),
    );
    write('dtd.xml', `<!DOCTYPE a [<!ENTITY b "c">]>${sample.replace(/<\?xml.*\?>/, '')}`);
    write('deep.xml', '<a>'.repeat(100_000));
    write('other.xml', '<a/>');
    write('cut.xml', sample.slice(0, 1000));
    truncateSync(write('large.xml', '<'), 100_000_000);
    write('no-invoice.pdf', '%PDF-1.7\nnothing');
    write('hybrid.pdf', await hybridPdf(sample));
    write('broken.pdf', await hybridPdf(broken));
  });

  it.each([
    ['none.xml', 'unreadable'],
    ['folder', 'unreadable'],
    ['empty.xml', 'empty'],
    ['binary.xml', 'not-xml'],
    ['dtd.xml', 'doctype'],
    ['deep.xml', 'depth'],
    ['other.xml', 'kind'],
    ['cut.xml', 'malformed'],
    ['large.xml', 'size'],
    ['no-invoice.pdf', 'pdf-damaged'],
  ])('%s is not checked, but %s', async (name, rule) => {
    for (const language of ['en-GB', 'de-DE'] as const) {
      const result = await judged(join(folder, name), language);
      expect(result).toMatchObject({
        kind: null,
        verdict: 'not-checked',
        findings: [{ ruleSet: 'structure', rule, severity: 'fatal' }],
      });
    }
  });

  it.each([
    ['hybrid.pdf', 'valid'],
    ['broken.pdf', 'invalid'],
  ])('%s: the invoice inside the PDF is %s', async (name, verdict) => {
    expect(await judged(join(folder, name))).toMatchObject({ kind: 'cii', verdict });
  });

  it('a file that a stage of the check fails on is not checked, and the next one is', async () => {
    vi.mocked(hybridChecks).mockImplementationOnce(() => {
      throw new Error('A stage failed.');
    });
    const file = join(folder, 'hybrid.pdf');
    expect(await judged(file)).toMatchObject({
      verdict: 'not-checked',
      findings: [{ rule: 'failed', detail: expect.stringContaining('A stage failed') as string }],
    });
    expect(await judged(file)).toMatchObject({ verdict: 'valid' });
  });

  it('warns of what is wrong with the PDF around an invoice, and keeps its verdict', async () => {
    const options = { name: 'invoice.xml', relationship: 'Unspecified', level: 'BASIC' };
    const file = write('metadata.pdf', await hybridPdf(sample, options));
    const { verdict, findings } = await judged(file, 'de-DE');
    expect(verdict).toBe('valid');
    expect(findings.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
      'warning pdf-file-name',
      'warning pdf-relationship',
      'warning pdf-conformance-level',
    ]);
    expect(findings[0]?.message).toContain('gefunden invoice.xml');
    expect(resultText(await judged(file), 'en-GB')).not.toContain('Official validators stop here');
  });
});

it('says which of two embedded invoices was judged, and keeps its verdict', async () => {
  const file = write(
    'two.pdf',
    await hybridPdf(sample, { name: 'xrechnung.xml', level: 'XRECHNUNG', also: ['other.xml'] }),
  );
  const result = await judged(file, 'de-DE');
  expect(result).toMatchObject({ verdict: 'valid', findings: [{ rule: 'pdf-several-invoices' }] });
  expect(resultText(result, 'de-DE')).toContain('gefunden xrechnung.xml | other.xml');
});

describe('formats', () => {
  it('jsonl has one line with exactly these fields', async () => {
    const line = JSON.parse(jsonLine(await judged(write('broken.xml', broken)))) as object;
    expect(Object.keys(line)).toEqual(['file', 'kind', 'profile', 'verdict', 'findings', 'ms']);
    const [finding] = (line as { findings: object[] }).findings;
    expect(Object.keys(finding ?? {})).toEqual(
      'ruleSet rule severity path line terms message'.split(' '),
    );
  });

  it('text has place, terms, values and the origin of a difference', async () => {
    const text = resultText(await judged(write('broken.xml', broken)), 'en-GB');
    expect(text).toMatch(
      /: invalid \(checked: structure, en16931 1\.3\.16, xrechnung 2\.5\.0 \(2026-07\)\)\n/,
    );
    expect(text).toMatch(
      / {2}fatal BR-CO-16 line \d+ BT-115 .*\n {4}found 1\.00, expected 1190\.00/,
    );
  });

  it('text and jsonl have the VAT data where they are asked for', async () => {
    const file = write(
      'no-time.xml',
      sample.replace(/<ram:ActualDelivery[^]*<\/ram:ActualDelivery\w+>/, ''),
    );
    const options = { rules: 'auto', language: 'de-DE', vat: true } as const;
    const [result] = await validateFile(file, options);
    if (!result) throw new Error(file);
    expect(resultText({ ...result, ms: 1 }, 'de-DE')).toMatch(
      /\n {2}Für die Umsatzsteuer \(Deutschland\): 7 da, 1 fehlt, 2 kann niemand am XML sehen\n[^]*\n {4}fehlt § 14 Abs\. 4 Satz 1 Nr\. 6 UStG BT-72 .* Leistungszeitpunkt: /,
    );
    const line = JSON.parse(jsonLine({ ...result, ms: 1 })) as { verdict: string; vat: VatData };
    expect(line.verdict).toBe('valid');
    expect(line.vat.counts).toEqual({ there: 7, missing: 1, unknown: 2 });
  });

  it('text says that German VAT law does not apply', async () => {
    const foreign = sample.replaceAll('>DE<', '>FR<').replace(/DE(?=\d{9}<)/g, 'FR');
    const options = { rules: 'auto', language: 'en-GB', vat: true } as const;
    const [result] = await validateFile(write('foreign.xml', foreign), options);
    if (!result) throw new Error('foreign.xml');
    expect(resultText({ ...result, ms: 1 }, 'en-GB')).toContain(
      'neither seller nor place of supply',
    );
  });

  it('text says that official validators stop at a wrong structure', async () => {
    const file = write('structure.xml', sample.replace('<ram:TypeCode>', '<ram:X/>$&'));
    expect(resultText(await judged(file), 'en-GB')).toContain('Official validators stop here');
    expect(resultText(await judged(file, 'de-DE'), 'de-DE')).toContain('brechen hier ab');
  });

  it('junit is well-formed whatever the file is called', async () => {
    const results = [
      await judged(SAMPLE),
      await judged(write('a&"b.xml', broken)),
      await judged(join(folder, 'no\u0001ne')),
    ];
    const document = junit(results, 'en-GB');
    expect(document).toContain('failures="1" skipped="0"');
    expect(document).toContain('<skipped message="This file cannot be read.');
    expect(document).toContain('a&#38;&#34;b.xml');
    expect(document).not.toContain('\u0001');
  });

  it('text and junit keep names on one line, and write out what a terminal acts on', async () => {
    const name = 'a\n::warning::b\u001B[31m\u009B\u202Ec.xml';
    const result = { ...(await judged(SAMPLE)), file: name };
    const shown = 'a\\u000A::warning::b\\u001B[31m\\u009B\\u202Ec.xml';
    expect(resultText(result, 'en-GB').split('\n')[0]).toContain(shown);
    expect(junit([result], 'en-GB')).toContain(`<testsuite name="${shown}"`);
  });

  it('junit says why a file of another profile is not checked', async () => {
    const withProfile = (id: string) => sample.replace(/urn:cen\.eu:en16931:2017[^<]*/, id);
    const other = await judged(write('other-profile.xml', withProfile('urn:example:other')));
    expect(junit([other], 'en-GB')).toContain(
      '<skipped message="Not checked, since not available here: urn:example:other."/>',
    );
  });

  it('text says that the rules of a profile are not checked where none is given', async () => {
    const file = write('no-profile.xml', sample.replace(/urn:cen\.eu:en16931:2017[^<]*/, ' '));
    expect(resultText(await judged(file, 'de-DE'), 'de-DE')).toContain('Regeln eines Profils');
  });
});

describe('special files', () => {
  it.each(['/dev/zero', '/dev/null', join(folder, 'pipe')])(
    '%s is refused unread',
    async (file) => {
      if (file.endsWith('pipe')) spawnSync('mkfifo', [file]);
      expect(await validateFile(file, { rules: 'auto', language: 'en-GB' })).toMatchObject([
        { verdict: 'not-checked', findings: [{ detail: 'no regular file' }] },
      ]);
    },
  );
});

describe('the command', () => {
  const run = (...files: string[]) =>
    spawnSync('npx', ['tsx', 'packages/invoice/src/cli/bin.ts', '--format', 'jsonl', ...files], {
      encoding: 'utf8',
    });

  it('ends with 0, 1 or 2, and judges every file', () => {
    const invalid = write('invalid.xml', broken);
    expect(run(SAMPLE)).toMatchObject({ status: 0 });
    expect(run(SAMPLE, invalid)).toMatchObject({ status: 1 });
    const { status, stdout } = run(join(folder, 'missing.xml'), invalid, SAMPLE);
    expect(status).toBe(2);
    expect(stdout.trim().split('\n')).toHaveLength(3);
  });

  it('reads standard input', () => {
    const args = ['tsx', 'packages/invoice/src/cli/bin.ts', '--format', 'jsonl', '-'];
    const { status, stdout } = spawnSync('npx', args, { encoding: 'utf8', input: broken });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ file: '-', verdict: 'invalid' });
  });

  it('refuses options and choices that it does not have', () => {
    expect(run('--rules', 'some', SAMPLE)).toMatchObject({ status: 2 });
    expect(run('--colour', SAMPLE).stderr).toContain('edocument-validate');
    expect(run().stderr).toContain('No file is named.');
  });

  it('has help and a version', () => {
    expect(run('--help').stdout).toContain('edocument-validate [options] <files>');
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
  });
});

describe('SARIF', () => {
  const run = (args: readonly string[]) =>
    spawnSync('npx', ['tsx', 'packages/invoice/src/cli/bin.ts', ...args], { encoding: 'utf8' });

  it('has what its schema requires, with a place for each finding', async () => {
    const file = write('odd name.xml', broken);
    const options = { rules: 'auto', language: 'en-GB', notes: true } as const;
    const [result] = await validateFile(file, options);
    if (!result) throw new Error(file);
    const log = JSON.parse(sarif([{ ...result, ms: 1 }], 'https://docs.example')) as {
      version: string;
      runs: { tool: { driver: object }; results: object[] }[];
    };
    expect(log.version).toBe('2.1.0');
    const [only] = log.runs;
    expect(only?.tool.driver).toMatchObject({
      name: 'edocument-validate',
      rules: expect.arrayContaining([
        { id: 'BR-CO-16', helpUri: 'https://docs.example/Reference/Rules/BR-CO-16' },
      ]) as unknown,
    });
    expect(only?.results.length).toBe(result.findings.length + (result.notes?.length ?? 0));
    expect(only?.results).toContainEqual(
      expect.objectContaining({
        ruleId: 'BR-CO-16',
        level: 'error',
        message: { text: expect.any(String) as string },
        locations: [
          expect.objectContaining({
            physicalLocation: {
              artifactLocation: {
                uri: expect.stringMatching(/^file:.*odd%20name\.xml$/) as string,
              },
              region: {
                startLine: expect.any(Number) as number,
                startColumn: expect.any(Number) as number,
              },
            },
          }),
        ],
      }),
    );
  });

  it('runs the commands of the pipelines in the README', () => {
    const readme = readFileSync('packages/invoice/README.md', 'utf8');
    const commands = [...readme.matchAll(/- run: npx edocument-validate (.*) out\/\*\.xml > \S+/g)];
    expect(commands.map(([, options]) => options)).toEqual([
      '--format sarif --notes',
      '--format junit',
    ]);
    for (const [, options = ''] of commands) {
      const { status, stdout } = run([...options.split(' '), SAMPLE, write('broken.xml', broken)]);
      expect(status).toBe(1);
      expect(stdout).toContain('BR-CO-16');
    }
  }, 240_000);
});
