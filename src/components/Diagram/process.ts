import { translate } from '@docusaurus/Translate';
import { box, WIDTH, type DiagramModel, type Drawing, type Label } from './drawing';

interface Line {
  step: string;
  /** Where the step gets what it needs. */
  source: string;
}

const templateLines = (): readonly Line[] => [
  {
    step: translate({ id: 'site.diagram.process.createXml', message: 'Create XML' }),
    source: translate({ id: 'site.diagram.process.xmlSchema', message: 'XML schema' }),
  },
  {
    step: translate({ id: 'site.diagram.process.check', message: 'Check' }),
    source: translate({ id: 'site.diagram.process.checkLevel', message: 'check level' }),
  },
  {
    step: translate({ id: 'site.diagram.process.createPdf', message: 'Create PDF' }),
    source: translate({
      id: 'site.diagram.process.documentTemplate',
      message: 'document template',
    }),
  },
  {
    step: translate({ id: 'site.diagram.process.writePdfFields', message: 'Write PDF Fields' }),
    source: translate({ id: 'site.diagram.process.pdfFields', message: 'PDF fields' }),
  },
  {
    step: translate({ id: 'site.diagram.process.embedXml', message: 'Embed XML' }),
    source: translate({
      id: 'site.diagram.process.hybridFormatsOnly',
      message: 'hybrid formats only',
    }),
  },
  {
    step: translate({ id: 'site.diagram.process.send', message: 'Send' }),
    source: translate({ id: 'site.diagram.process.sendingType', message: 'sending type' }),
  },
  {
    step: translate({ id: 'site.diagram.process.archive', message: 'Archive' }),
    source: translate({ id: 'site.diagram.process.retention', message: 'retention' }),
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
  const head = box(
    HEAD,
    translate({ id: 'site.diagram.process.template', message: 'Process template ZF-EN' }),
    [
      translate({
        id: 'site.diagram.process.templateNote',
        message: 'source table, invoice format, status',
      }),
    ],
    'strong',
  );
  const lastRow = FIRST_ROW + lines.length * ROW_HEIGHT;
  const foot = box(
    { x: LEFT, y: lastRow + 24, width: FULL, height: 50 },
    translate({ id: 'site.diagram.process.onError', message: 'On Error' }),
    [translate({ id: 'site.diagram.process.reactions', message: 'stop, skip or retry' })],
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
    title: translate({ id: 'site.diagram.process.title', message: 'A process and its lines' }),
    caption: translate({
      id: 'site.diagram.process.caption',
      message: 'Lines run from top to bottom; beside each, what it uses',
    }),
    steps: [
      ...lines.map(({ step, source }, index) =>
        translate(
          { id: 'site.diagram.process.line', message: 'Line {number}: {step} ({source}).' },
          { number: (index + 1) * LINE_NO, step, source },
        ),
      ),
      translate({
        id: 'site.diagram.process.onErrorText',
        message: 'When a line fails, On Error decides: stop, skip the line or retry it.',
      }),
    ],
    drawing: draw(lines),
  };
}
