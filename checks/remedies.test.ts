import { describe, expect, it } from 'vitest';
import { createPage } from './lib/project';
import { actionsInText, impossibleActions, check as remedies, ruleProblems } from './remedies';

describe('actions in a status', () => {
  it.each([
    [['Restart'], ['error'], []],
    [['Restart'], ['sent'], ['Restart']],
    [['Send'], ['completed'], ['Send']],
    [['Cancel'], ['sent'], ['Cancel']],
    [['Mark as Rejected', 'Create Again'], ['sent'], []],
    [['Mark as Rejected'], ['error'], ['Mark as Rejected']],
    [['Confirm Receipt'], ['rejected'], ['Confirm Receipt']],
    // The status begins a branch.
    [['Sent', 'Mark as Rejected'], ['error'], []],
    [['Download XML', 'Preview'], ['completed'], []],
  ])('%j in %j leaves %j', (captions, statuses, impossible) => {
    expect(impossibleActions(captions, statuses, 'en-GB')).toEqual(impossible);
  });

  it('are compared in the language of the page', () => {
    expect(impossibleActions(['Neu starten'], ['sent'], 'de-DE')).toEqual(['Neu starten']);
  });
});

describe('remedies of rules', () => {
  const rule = (english: string, german: string) => ({
    id: 'BR-01',
    'en-GB': { demand: '', remedy: english },
    'de-DE': { demand: '', remedy: german },
  });

  it('name what to choose before dispatch and after it, or nothing', () => {
    const both = rule(
      'Then choose Restart; once sent, Mark as Rejected and Create Again.',
      'Wählen Sie Neu starten; nach dem Versand Als zurückgewiesen markieren und Neu erstellen.',
    );
    expect(ruleProblems([both, rule('Fill the field.', 'Füllen Sie das Feld.')])).toEqual([]);
  });

  it.each([
    ['Fill the field, then choose Restart.', 'Dann Neu starten.'],
    ['Then choose Mark as Rejected.', 'Dann Als zurückgewiesen markieren.'],
    ['Then choose Cancel.', 'Dann Stornieren.'],
  ])('%s helps in one case only', (english, german) => {
    expect(ruleProblems([rule(english, german)])).toHaveLength(2);
  });

  it('do not take a sentence or a field for an action', () => {
    expect(actionsInText('Send the invoice in UBL, or use Send with eDocument.', 'en-GB')).toEqual(
      [],
    );
    expect(actionsInText('Senden Sie die Rechnung in UBL.', 'de-DE')).toEqual([]);
    expect(actionsInText('Choose Send Again.', 'en-GB')).toEqual(['Send Again']);
  });
});

describe('rows of troubleshooting tables', () => {
  const messages = async (rows: string, more = '') => {
    const text = `## Wrong {#troubleshooting}\n\n| See | Cause | Do |\n|---|---|---|\n${rows}\n\n${more}\n`;
    const place = { locale: 'en-GB', collection: 'docs', name: 'a.mdx' } as const;
    const pages = [createPage('docs/a.mdx', text, place)];
    const project = { root: '', pages, unreadable: [], counterpart: () => undefined };
    return (await remedies(project)).map(({ message }) => message);
  };

  it.each([
    '| **Error** | a | Choose **Restart**. |',
    '| Anything | a | Choose **Send**. |',
    '| **Ready to Send** | a | Choose **Send**. If it is **Sent**, **Mark as Rejected**. |',
    '| `BR-DE-15` | a | **Restart**; after dispatch **Mark as Rejected**, then **Create Again**. |',
  ])('accepts %s', async (row) => {
    expect(await messages(row)).toEqual([]);
  });

  it.each([
    ['| **Sent** | a | Choose **Restart**. |', '"Restart" cannot be chosen in sent.'],
    ['| **Error** | a | **Confirm Receipt** |', '"Confirm Receipt" cannot be chosen in error.'],
    [
      '| `BR-DE-15` | a | Choose **Restart**. |',
      'the remedy of a rule fits only before or only after dispatch.',
    ],
  ])('finds %s', async (row, message) => {
    expect(await messages(row)).toEqual([message]);
  });

  it('accepts one way when the other is below the table', async () => {
    expect(await messages('| `BR-DE-15` | a | Choose **Restart**. |', '<AfterDispatch />')).toEqual(
      [],
    );
  });
});
