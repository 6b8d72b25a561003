import { describe, expect, it } from 'vitest';
import { createPage } from './lib/project';
import { outdatedIn, rowProblem, check as machine } from './machine';

describe('sentences that contradict the machine', () => {
  const OLD_FILE = 'before dispatch, Restart runs all lines again and makes new files';
  const RESUMES =
    'that holds after dispatch only; say so in the same sentence, or print the machine';
  const RESTARTED = 'before dispatch, an entry at Error is restarted';
  const TEST_MODE = 'cancel pure tests and send the others first, then switch test mode off';
  it.each([
    ['If dispatch failed, choose **Create Again**: **Restart** would send the old file.', OLD_FILE],
    ['Choose **Restart**. The run continues at your line.', RESUMES],
    [
      'Wählen Sie **Neu starten**. Der Lauf setzt bei der fehlgeschlagenen Zeile wieder ein.',
      RESUMES,
    ],
    ['**Neu starten** würde die alte Datei versenden.', OLD_FILE],
    ['If **Send** failed, **Create Again**.', RESTARTED],
    ['Ist **Senden** fehlgeschlagen, **Neu erstellen**.', RESTARTED],
    ['Switch **Test Mode** off, then filter the page by the status.', TEST_MODE],
    ['Schalten Sie den **Testmodus** aus und filtern Sie danach die Seite.', TEST_MODE],
  ])('%s is found', (text, message) => {
    expect(outdatedIn(text)).toBe(message);
  });

  it.each([
    'After dispatch, the run resumes at the failed line.',
    'Nach dem Versand setzt der Lauf an der fehlgeschlagenen Zeile fort.',
    'Choose **Restart**. All lines run again.',
    '**Cancel** the pure tests, **Send** the others, then switch test mode off.',
  ])('%s is left alone', (text) => {
    expect(outdatedIn(text)).toBeUndefined();
  });
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
