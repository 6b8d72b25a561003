import type { Bilingual } from '@site/src/facts/language';
import { box, WIDTH, type DiagramDefinition, type Label } from './drawing';

interface Line {
  step: Bilingual;
  /** Where the step gets what it needs. */
  source: Bilingual;
}

const lines: readonly Line[] = [
  {
    step: { en: 'Create XML', de: 'XML erstellen' },
    source: { en: 'XML schema', de: 'XML-Schema' },
  },
  { step: { en: 'Check', de: 'Prüfen' }, source: { en: 'check level', de: 'Prüfstufe' } },
  {
    step: { en: 'Create PDF', de: 'PDF erstellen' },
    source: { en: 'document template', de: 'Belegvorlage' },
  },
  {
    step: { en: 'Write PDF Fields', de: 'PDF-Felder schreiben' },
    source: { en: 'PDF fields', de: 'PDF-Felder' },
  },
  {
    step: { en: 'Embed XML', de: 'XML einbetten' },
    source: { en: 'hybrid formats only', de: 'nur hybride Formate' },
  },
  { step: { en: 'Send', de: 'Senden' }, source: { en: 'sending type', de: 'Versandart' } },
  { step: { en: 'Archive', de: 'Archivieren' }, source: { en: 'retention', de: 'Aufbewahrung' } },
];

const TEMPLATE: Bilingual = { en: 'Process template ZF-EN', de: 'Prozessvorlage ZF-EN' };
const TEMPLATE_NOTE: Bilingual = {
  en: 'source table, invoice format, status',
  de: 'Quelltabelle, Rechnungsformat, Status',
};
const ON_ERROR: Bilingual = { en: 'On Error', de: 'Bei Fehler' };
const REACTIONS: Bilingual = {
  en: 'stop, skip or retry',
  de: 'anhalten, überspringen, wiederholen',
};
const LINE_NO = 10_000;

const LEFT = 12;
const FULL = WIDTH - 2 * LEFT;
/** Room on the left for the way from each line to what happens when it fails. */
const GUTTER = 18;
const HEAD = { x: LEFT, y: 8, width: FULL, height: 50 };
const ROW_HEIGHT = 32;
const FIRST_ROW = HEAD.y + HEAD.height + 24;

/** A process template with its lines. */
export const process: DiagramDefinition = {
  title: { en: 'A process and its lines', de: 'Ein Prozess und seine Zeilen' },
  caption: {
    en: 'Lines run from top to bottom; beside each, what it uses',
    de: 'Die Zeilen laufen von oben nach unten; daneben steht, was sie verwenden',
  },
  steps: {
    en: [
      ...lines.map(
        ({ step, source }, index) => `Line ${(index + 1) * LINE_NO}: ${step.en} (${source.en}).`,
      ),
      'When a line fails, On Error decides: stop, skip the line or retry it.',
    ],
    de: [
      ...lines.map(
        ({ step, source }, index) => `Zeile ${(index + 1) * LINE_NO}: ${step.de} (${source.de}).`,
      ),
      'Scheitert eine Zeile, entscheidet Bei Fehler: anhalten, die Zeile überspringen oder sie wiederholen.',
    ],
  },
  draw(language) {
    const head = box(HEAD, TEMPLATE[language], [TEMPLATE_NOTE[language]], 'strong');
    const lastRow = FIRST_ROW + lines.length * ROW_HEIGHT;
    const foot = box(
      { x: LEFT, y: lastRow + 24, width: FULL, height: 50 },
      ON_ERROR[language],
      [REACTIONS[language]],
      'danger',
    );
    const rows = lines.map((_, index) => ({
      x: LEFT + GUTTER,
      y: FIRST_ROW + index * ROW_HEIGHT,
      width: FULL - GUTTER,
      height: ROW_HEIGHT,
      tone: 'plain' as const,
    }));
    const texts = lines.flatMap(({ step, source }, index): Label[] => {
      const y = FIRST_ROW + index * ROW_HEIGHT + 21;
      return [
        { text: step[language], x: LEFT + GUTTER + 10, y, style: 'title' },
        { text: source[language], x: WIDTH - LEFT - 10, y, style: 'note', anchor: 'end' },
      ];
    });
    const x = WIDTH / 2;
    const rail = LEFT + 4;
    const fromLines = rows.flatMap(({ x: edge, y }): (readonly [number, number])[] => {
      const middle = y + ROW_HEIGHT / 2;
      return [
        [rail, middle],
        [edge, middle],
        [rail, middle],
      ];
    });
    return {
      height: lastRow + 24 + 50 + 8,
      boxes: [head.box, ...rows, foot.box],
      arrows: [
        {
          points: [
            [x, HEAD.y + HEAD.height],
            [x, FIRST_ROW - 2],
          ],
        },
        {
          points: [...fromLines, [rail, lastRow + 22]],
          dashed: true,
        },
      ],
      labels: [...head.labels, ...texts, ...foot.labels],
    };
  },
};
