import { inLocale, type LocaleId } from '../../locales';
import { messagesIn } from '../../locales/messages';
import { processSteps } from '../next-step';
import { box, WIDTH, type DiagramModel, type Drawing, type Label, type TextStyle } from './drawing';
import { messages } from './messages';

interface Line {
  readonly name: string;
  /** The source of what the line needs. */
  readonly source: string;
  readonly indent: number;
}

interface Part {
  readonly title: string;
  readonly notes: readonly string[];
}

interface Rows {
  readonly head: Part;
  readonly lines: readonly Line[];
  readonly foot: Part;
  readonly rowHeight: number;
  readonly style: TextStyle;
  /** Room above the first row and below the last one. */
  readonly above: number;
  readonly below: number;
}

const LEFT = 12;
const FULL = WIDTH - 2 * LEFT;
const MIDDLE = WIDTH / 2;
const PADDING = 10;
const GAP = 24;
const FOOT = 50;

/** A head, rows with a source each, and a foot, from top to bottom; and the places of the rows. */
function rows({ head, lines, foot, rowHeight, style, above, below }: Rows) {
  const headHeight = 34 + head.notes.length * 16;
  const top = 8 + headHeight + GAP;
  const first = top + above;
  const bottom = first + lines.length * rowHeight + below;
  const start = box(
    { x: LEFT, y: 8, width: FULL, height: headHeight },
    head.title,
    head.notes,
    'strong',
  );
  const end = box({ x: LEFT, y: bottom + GAP, width: FULL, height: FOOT }, foot.title, foot.notes);
  const texts = lines.flatMap(({ name, source, indent }, index): Label[] => {
    const y = first + index * rowHeight + Math.round(rowHeight / 2) + 4;
    return [
      { text: name, x: LEFT + PADDING + indent, y, style },
      { text: source, x: WIDTH - LEFT - PADDING, y, style: 'note', anchor: 'end' },
    ];
  });
  return {
    top,
    bottom,
    ys: lines.map((_, index) => first + index * rowHeight),
    start,
    end,
    down: {
      points: [
        [MIDDLE, top - GAP],
        [MIDDLE, top - 2],
      ],
    } as const,
    height: bottom + GAP + FOOT + 8,
    labels: [...start.labels, ...texts, ...end.labels],
  };
}

/** Sources of the steps that the template has. */
const SOURCES = [
  ['create-xml', 'process.xmlSchema'],
  ['check', 'process.checkLevel'],
  ['create-pdf', 'process.documentTemplate'],
  ['write-pdf-fields', 'process.pdfFields'],
  ['embed-xml', 'process.hybridFormatsOnly'],
  ['send', 'process.sendingType'],
  ['archive', 'process.retention'],
] as const;

/** Room on the left for the way from each line to what happens when it fails. */
const GUTTER = 18;
const LINE_HEIGHT = 32;

function drawProcess(head: Part, lines: readonly Line[], foot: Part): Drawing {
  const drawn = rows({
    head,
    lines,
    foot,
    rowHeight: LINE_HEIGHT,
    style: 'title',
    above: 0,
    below: 0,
  });
  const { ys, start, end, bottom, down, height, labels } = drawn;
  const rail = LEFT + 4;
  const edge = LEFT + GUTTER;
  const fromLines = ys.flatMap((y) =>
    [rail, edge, rail].map((x) => [x, y + LINE_HEIGHT / 2] as const),
  );
  const plain = ys.map((y) => ({
    x: edge,
    y,
    width: FULL - GUTTER,
    height: LINE_HEIGHT,
    tone: 'plain' as const,
  }));
  return {
    height,
    boxes: [start.box, ...plain, { ...end.box, tone: 'danger' }],
    arrows: [down, { points: [...fromLines, [rail, bottom + GAP - 2]], dashed: true }],
    labels,
  };
}

/** A process template with its lines. */
export function process(locale: LocaleId): DiagramModel {
  const t = messagesIn(messages, locale);
  const lines = processSteps.flatMap(({ id, caption }) => {
    const source = SOURCES.find(([step]) => step === id)?.[1];
    return source ? [{ name: inLocale(caption, locale), source: t(source), indent: GUTTER }] : [];
  });
  return {
    title: t('process.title'),
    caption: t('process.caption'),
    steps: [
      ...lines.map(({ name, source }, index) =>
        t('process.line', { number: (index + 1) * 10_000, step: name, source }),
      ),
      t('process.onErrorText'),
    ],
    drawing: drawProcess(
      { title: t('process.template'), notes: [t('process.templateNote')] },
      lines,
      { title: t('process.onError'), notes: [t('process.reactions')] },
    ),
  };
}

/** Nodes of a schema, with their depths in the element tree. */
const NODES = [
  ['Invoice', 0, 'schema.parent'],
  ['cbc:ID', 1, 'schema.number'],
  ['cbc:InvoiceTypeCode', 1, 'schema.typeCode'],
  ['cac:InvoiceLine', 1, 'schema.line'],
  ['cbc:InvoicedQuantity', 2, 'schema.quantity'],
  ['@unitCode', 3, 'schema.unit'],
] as const;

function drawSchema(head: Part, title: string, lines: readonly Line[], foot: Part): Drawing {
  const drawn = rows({ head, lines, foot, rowHeight: 24, style: 'code', above: 34, below: 8 });
  const { start, end, top, bottom, down, height, labels } = drawn;
  const table = { x: LEFT, y: top, width: FULL, height: bottom - top, tone: 'plain' as const };
  const up = {
    points: [
      [MIDDLE, bottom + GAP],
      [MIDDLE, bottom + 2],
    ] as const,
    dashed: true,
  };
  return {
    height,
    boxes: [start.box, table, end.box],
    arrows: [down, up],
    labels: [{ text: title, x: LEFT + PADDING, y: top + 22, style: 'title' }, ...labels],
  };
}

/** An XML schema with its lines and namespaces. */
export function schema(locale: LocaleId): DiagramModel {
  const t = messagesIn(messages, locale);
  const nodes = NODES.map(([name, depth, source]) => ({ name, depth, source: t(source) }));
  return {
    title: t('schema.title'),
    caption: t('schema.caption'),
    steps: [
      t('schema.text'),
      ...nodes.map(({ name, depth, source }) =>
        t('schema.lineText', { level: depth, name, source }),
      ),
      t('schema.namespaceText'),
    ],
    drawing: drawSchema(
      { title: t('schema.name'), notes: [t('schema.syntax'), t('schema.profile')] },
      t('schema.lines'),
      nodes.map(({ depth, ...node }) => ({ ...node, indent: depth * 14 })),
      { title: t('schema.namespaces'), notes: [t('schema.namespaceNote')] },
    ),
  };
}
