import { describe, expect, it } from 'vitest';
import { bracketed, engineOf, find, type TestPage } from './testing';

const PAGES: readonly TestPage[] = [
  {
    url: '/Archive',
    title: 'Rechnungen archivieren',
    sections: {
      law: [
        'Recht',
        'Gedrucktes Papier genügt nicht: Das XML einer Rechnung ist acht Jahre aufzubewahren.',
        'Gedrucktes Papier: Jahre',
      ],
      code: ['Beispiel', '<Papier gedruckt Jahre Rechnung aufbewahren Papier Papier/>'],
    },
  },
  {
    url: '/Forms',
    title: 'Formulare',
    sections: {
      s: ['Ort', 'Wer etwas anderes sucht, lade hier das Formular für Zölle hoch, wenn er will.'],
    },
  },
  {
    url: '/Reference/Rules/BR-10',
    title: 'BR-10: Postanschrift',
    description: 'Die Rechnung nennt die Postanschrift des Käufers. Abhilfe: Tragen Sie sie ein.',
    asks: ['Anschrift vom Kunden verschwunden'],
    kind: 'rules',
    sections: {},
  },
  {
    url: '/Reference/Rules/DE-R',
    title: 'Alle 31 Regeln DE-R',
    description:
      'Vorsteuerabzug, Rundung, Skonto und Abschlag: die Regeln der Familie und was sie fordern.',
    rows: ['DE-R-001..031'],
    kind: 'rules',
    sections: {},
  },
  {
    url: '/Deadline',
    title: 'Fristen',
    sections: { s: ['Frist', 'Belege sind 8 oder 10 Jahre aufzubewahren, je nach ihrer Art.'] },
  },
  ...Array.from({ length: 8 }, (_, at): TestPage => ({
    url: `/fill${at}`,
    title: `Anderes${at}`,
    sections: { s: ['Ort', 'Ein Text'] },
  })),
];
const engine = await engineOf(PAGES);
const ask = (query: string, page = 0) => find(engine, query, { page });

describe('the answer', () => {
  it('is the passage that holds the rare words of a question, whole', async () => {
    const { answer } = await ask(
      'Genügt gedrucktes Papier, um Rechnungen acht Jahre aufzubewahren?',
    );
    expect(answer?.url).toBe('/Archive#law');
    expect(bracketed(answer?.text).replace(/[[\]]/g, '')).toBe(
      'Gedrucktes Papier genügt nicht: Das XML einer Rechnung ist acht Jahre aufzubewahren.',
    );
  });

  it('is never the page of a list, whose description has every word', async () => {
    const { hits, answer } = await ask('Vorsteuerabzug und Rundung vom Abschlag');
    expect(hits[0]?.url).toBe('/Reference/Rules/DE-R');
    expect(answer).toBeUndefined();
  });

  it.each([
    ['a question about it', 'Anschrift vom Kunden ist verschwunden'],
    ['a message that names it', 'Prüfung meldet BR-10 Postanschrift nicht vorhanden'],
  ])('of a rule is its description, with the remedy, for %s', async (_name, query) => {
    const { answer } = await ask(query);
    expect(answer).toMatchObject({ url: '/Reference/Rules/BR-10', type: 'page' });
    expect(bracketed(answer?.text)).toContain('Abhilfe');
  });

  it('is on the first page of results only', async () => {
    const question = 'Genügt gedrucktes Papier, um Rechnungen acht Jahre aufzubewahren?';
    expect(await ask(question, 1)).not.toHaveProperty('answer');
  });

  it.each([
    ['one word', 'Papier'],
    ['a rare word that no passage has', 'Genügt gedrucktes Papier dem Quittungsdrucker?'],
    ['the name of a rule', 'BR-10'],
    ['words of different passages', 'Gedrucktes Papier und die Postanschrift je nach Art?'],
    ['a passage that comes to it late', 'Wie lade ich das Formular für Zölle hoch?'],
  ])('is none for %s', async (_name, query) => {
    expect(await ask(query)).not.toHaveProperty('answer');
  });
});

it('a number in a question is no part of an id', async () => {
  const { hits } = await ask('Aufbewahrung 8 oder 10 Jahre');
  expect(hits[0]?.url).toBe('/Deadline#s');
  expect(hits.map(({ url }) => url)).not.toContain('/Reference/Rules/BR-10');
});
