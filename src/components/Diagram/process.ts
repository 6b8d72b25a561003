import { pageTexts } from '@site/src/locales/page-texts';
import {
  box,
  WIDTH,
  type DiagramModel,
  type Drawing,
  type Label,
} from '../../facts/diagram/drawing';
import { messages } from '../../facts/diagram/messages';

const t = pageTexts(messages);

interface Line {
  step: string;
  /** Where the step gets what it needs. */
  source: string;
}

const templateLines = (): readonly Line[] => [
  {
    step: t('process.createXml'),
    source: t('process.xmlSchema'),
  },
  {
    step: t('process.check'),
    source: t('process.checkLevel'),
  },
  {
    step: t('process.createPdf'),
    source: t('process.documentTemplate'),
  },
  {
    step: t('process.writePdfFields'),
    source: t('process.pdfFields'),
  },
  {
    step: t('process.embedXml'),
    source: t('process.hybridFormatsOnly'),
  },
  {
    step: t('process.send'),
    source: t('process.sendingType'),
  },
  {
    step: t('process.archive'),
    source: t('process.retention'),
  },
];

const LINE_NO = 10_000;

const LEFT = 12;
const FULL = WIDTH - 2 * LEFT;
/** Room on the left for the way from each line to what happens when it fails. */
const GUTTER = 18;
const HEAD = { x: LEFT, y: 8, width: FULL, height: 50 };
const ROW_HEIGHT = 32;
const FIRST_ROW = HEAD.y + HEAD.height + 24;

function draw(lines: readonly Line[]): Drawing {
  const head = box(HEAD, t('process.template'), [t('process.templateNote')], 'strong');
  const lastRow = FIRST_ROW + lines.length * ROW_HEIGHT;
  const foot = box(
    { x: LEFT, y: lastRow + 24, width: FULL, height: 50 },
    t('process.onError'),
    [t('process.reactions')],
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
      { text: step, x: LEFT + GUTTER + 10, y, style: 'title' },
      { text: source, x: WIDTH - LEFT - 10, y, style: 'note', anchor: 'end' },
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
}

/** A process template with its lines. */
export function process(): DiagramModel {
  const lines = templateLines();
  return {
    title: t('process.title'),
    caption: t('process.caption'),
    steps: [
      ...lines.map(({ step, source }, index) =>
        t('process.line', { number: (index + 1) * LINE_NO, step, source }),
      ),
      t('process.onErrorText'),
    ],
    drawing: draw(lines),
  };
}
