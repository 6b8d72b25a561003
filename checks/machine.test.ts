import { describe, expect, it } from 'vitest';
import retired from './data/retired-statements.json';
import { createPage } from './lib/project';
import { outdatedIn, rowProblem, check as machine } from './machine';

describe('a statement of an earlier version', () => {
  const of = (kind: 'found' | 'kept') =>
    retired.statements.flatMap((statement) =>
      statement[kind].map((text) => [text, statement.truth] as const),
    );

  it.each(of('found'))('%s is found', (text, truth) => {
    expect(outdatedIn(text)).toBe(truth);
  });

  it.each(of('kept'))('%s is left alone', (text) => {
    expect(outdatedIn(text)).toBeUndefined();
  });
});

describe('a sentence about a message', () => {
  it.each([
    ['**Error** at the step **Send** (`EDOC-0412`)', 'EDOC-0412 is raised at check'],
    ['**Fehler** im Schritt **XML einbetten** (`EDOC-0310`)', 'EDOC-0310 is raised at create-xml'],
    ['`EDOC-0105`: the unit has no code.', 'EDOC-0105 is raised no more'],
  ])('%s names the step of the model', (text, fault) => {
    expect(outdatedIn(text.replaceAll('`', ''))).toBe(fault);
  });

  it.each(['Error at the step Check (EDOC-0412)', 'Run Codeunit: EDOC-0603 at the step Send'])(
    '%s is left alone',
    (text) => {
      expect(outdatedIn(text)).toBeUndefined();
    },
  );
});

describe('rows about an entry at Error', () => {
  it('may not send the reader to Create Again before dispatch', () => {
    const remedy = 'Correct Endpoint ID, choose Create Again.';
    expect(rowProblem(['Error at the step Send', 'unknown', remedy], 'en-GB')).toBe(
      'at Error before dispatch, "Create Again" cannot be chosen',
    );
    expect(rowProblem(['Fehler bei Senden', '', 'Dann Neu erstellen.'], 'de-DE')).toBe(
      'at Fehler before dispatch, "Neu erstellen" cannot be chosen',
    );
  });

  it.each(['BR-O-02', 'BR-33 or BR-38'])('count for %s, which stops an entry', (seen) => {
    expect(rowProblem([seen, '', 'Copy the schema, choose Create Again.'], 'en-GB')).toBe(
      'at Error before dispatch, "Create Again" cannot be chosen',
    );
    expect(rowProblem([seen, '', 'Copy the schema, choose Restart.'], 'en-GB')).toBeUndefined();
  });

  it.each([
    ['BR-DE-26', 'a warning stops nothing', 'Create Again'],
    ['BR-CL-23', 'The entry is Sent.', 'Create Again'],
    ['Error at the step Send', 'unknown', 'Correct Endpoint ID, choose Restart.'],
    ['Error after dispatch', 'a', 'Create Again'],
    ['Error at Archive', 'a', 'Create Again'],
    ['Ready to Send', 'a', 'Create Again'],
    ['Errors of the form', 'a', 'Restart, or once sent Create Again'],
  ])('%s, %s, %s is left alone', (...cells) => {
    expect(rowProblem(cells, 'en-GB')).toBeUndefined();
  });

  it('is reported with the line of the page', async () => {
    const text = '| See | Do |\n|---|---|\n| **Error** | **Create Again** |\n';
    const page = createPage('docs/a.mdx', text, {
      locale: 'en-GB',
      collection: 'docs',
      name: 'a.mdx',
    });
    const project = {
      root: `${__dirname}/..`,
      pages: [page],
      unreadable: [],
      counterpart: () => undefined,
    };
    const found = await machine(project);
    expect(found.filter(({ file }) => file === 'docs/a.mdx')).toMatchObject([{ line: 3 }]);
  });
});
