import { describe, expect, it } from 'vitest';
import type { Problem } from './lib/check';
import { createPage } from './lib/project';
import { check, conditionIn, rowConditionIn } from './conditions';

async function problemsOf(text: string, name = 'a.mdx'): Promise<readonly Problem[]> {
  const page = createPage(`docs/${name}`, text, { locale: 'en-GB', collection: 'docs', name });
  const root = `${__dirname}/..`;
  return check({ root, pages: [page], unreadable: [], counterpart: () => undefined });
}

describe('a sentence about when an action can be chosen', () => {
  it.each([
    [
      'Choose **Restart** if the status is **Error**, or **Create Again** if **Ready to Send**.',
      'en-GB',
      'gives each status its action',
    ],
    [
      'At **Ready to Send**, choose **Create Again**, at **Error** **Restart**.',
      'en-GB',
      'gives each status its action',
    ],
    ['**Restart** is only available at **Error**.', 'en-GB', 'says when an action can be chosen'],
    [
      'As long as it has not gone out, choose **Cancel** for the entry.',
      'en-GB',
      'says when an action can be chosen',
    ],
    [
      'If its entry has not been sent, choose **Cancel**.',
      'en-GB',
      'says when an action can be chosen',
    ],
    [
      'Before dispatch, choose **Cancel** on the entry.',
      'en-GB',
      'says when an action can be chosen',
    ],
    [
      'Select an entry with the status **Sent** or **Completed**.',
      'en-GB',
      'picks entries by the status that an action needs',
    ],
    [
      'An entry at **Rejected**: choose **Restart**.',
      'en-GB',
      'names an action that its status does not have',
    ],
    [
      '**Neu starten** steht nur bei **Fehler** zur Verfügung.',
      'de-DE',
      'says when an action can be chosen',
    ],
    [
      'Bei **Fehler** **Neu starten**, wenn sie **Gesendet** ist, **Neu erstellen** wählen.',
      'de-DE',
      'gives each status its action',
    ],
    [
      'Solange ihr Eintrag wartet, wählen Sie **Stornieren**.',
      'de-DE',
      'says when an action can be chosen',
    ],
    [
      'Wählen Sie bei einem noch nicht versendeten Eintrag **Stornieren**.',
      'de-DE',
      'says when an action can be chosen',
    ],
    [
      '**Vor dem Versand:** Wählen Sie beim Eintrag **Stornieren**.',
      'de-DE',
      'says when an action can be chosen',
    ],
    [
      'Markieren Sie den Eintrag mit dem Status **Gesendet**.',
      'de-DE',
      'picks entries by the status that an action needs',
    ],
  ] as const)('%s is found', (text, locale, message) => {
    expect(conditionIn(text, locale)).toBe(message);
  });

  it.each([
    ['Correct the value, then choose **Restart**.', 'en-GB'],
    ['If its entry is at **New**, choose **Send**.', 'en-GB'],
    ['The entry receives the status **Cancelled** and keeps its log.', 'en-GB'],
    ['**Error** at the step **Send**: ask the access point.', 'en-GB'],
    [
      'After **Confirm Upload** it becomes **Sent**, after **Confirm Receipt** it becomes **Completed**.',
      'en-GB',
    ],
    ['Actions such as **Send** are available with `EDOC-USER`.', 'en-GB'],
    ['Ist **Fehler** im Schritt **Senden** behoben, wählen Sie **Neu starten**.', 'de-DE'],
    ['Steht ihr Eintrag auf **Neu**, wählen Sie **Senden**.', 'de-DE'],
  ] as const)('%s is left alone', (text, locale) => {
    expect(conditionIn(text.replaceAll('`', ''), locale)).toBeUndefined();
  });
});

describe('a row of what you see and what to do', () => {
  it('may not give a status an action that it does not have', () => {
    const message = 'names an action that its status does not have';
    expect(rowConditionIn(['**Rejected**', '', 'Choose **Restart**.'], 'en-GB')).toBe(message);
    expect(rowConditionIn(['Bleibt **Neu**', '', '**Neu erstellen** wählen.'], 'de-DE')).toBe(
      message,
    );
  });

  it('may say which step puts one thing right', () => {
    expect(rowConditionIn(['Stays at **New**', '', 'Choose **Send**.'], 'en-GB')).toBeUndefined();
    const remedy = '**Mark as Rejected**, then **Create Again**.';
    expect(rowConditionIn(['**Completed**', 'no file', remedy], 'en-GB')).toBeUndefined();
    const cells = ['**Send** is not available', 'no EDOC-USER', 'Ask for it.'];
    expect(rowConditionIn(cells, 'en-GB')).toBeUndefined();
  });
});

describe('a page', () => {
  const table =
    '| Status | Action |\n|---|---|\n| **Error** | **Restart** |\n| **Sent** | **Send Again** |\n';

  it('may not type a table of statuses with their actions', async () => {
    expect(await problemsOf(`# A\n\n${table}`)).toMatchObject([
      { line: 3, message: expect.stringContaining('table of statuses') as string },
    ]);
    expect(await problemsOf('# A\n\n<NextSteps of="master-data" />\n')).toEqual([]);
  });

  it('may tell what an earlier version did', async () => {
    expect(await problemsOf(table, 'Release Notes/History.mdx')).toEqual([]);
  });
});
