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

interface Node {
  /** Depth in the element tree. */
  depth: number;
  name: string;
  /** Where the value comes from. */
  source: string;
}

const schemaLines = (): readonly Node[] => [
  {
    depth: 0,
    name: 'Invoice',
    source: t('schema.parent'),
  },
  {
    depth: 1,
    name: 'cbc:ID',
    source: t('schema.number'),
  },
  {
    depth: 1,
    name: 'cbc:InvoiceTypeCode',
    source: t('schema.typeCode'),
  },
  {
    depth: 1,
    name: 'cac:InvoiceLine',
    source: t('schema.line'),
  },
  {
    depth: 2,
    name: 'cbc:InvoicedQuantity',
    source: t('schema.quantity'),
  },
  {
    depth: 3,
    name: '@unitCode',
    source: t('schema.unit'),
  },
];

const LEFT = 12;
const FULL = WIDTH - 2 * LEFT;
const HEAD = { x: LEFT, y: 8, width: FULL, height: 66 };
const TREE_TOP = HEAD.y + HEAD.height + 24;
const ROW_HEIGHT = 24;
const INDENT = 14;

function draw(tree: readonly Node[]): Drawing {
  const head = box(HEAD, t('schema.name'), [t('schema.syntax'), t('schema.profile')], 'strong');
  const treeHeight = 34 + tree.length * ROW_HEIGHT + 8;
  const footTop = TREE_TOP + treeHeight + 24;
  const foot = box({ x: LEFT, y: footTop, width: FULL, height: 50 }, t('schema.namespaces'), [
    t('schema.namespaceNote'),
  ]);
  const nodes = tree.flatMap(({ name, depth, source }, index): Label[] => {
    const y = TREE_TOP + 34 + index * ROW_HEIGHT + 16;
    return [
      { text: name, x: LEFT + 10 + depth * INDENT, y, style: 'code' },
      { text: source, x: WIDTH - LEFT - 8, y, style: 'note', anchor: 'end' },
    ];
  });
  const x = WIDTH / 2;
  return {
    height: footTop + 50 + 8,
    boxes: [
      head.box,
      { x: LEFT, y: TREE_TOP, width: FULL, height: treeHeight, tone: 'plain' },
      foot.box,
    ],
    arrows: [
      {
        points: [
          [x, HEAD.y + HEAD.height],
          [x, TREE_TOP - 2],
        ],
      },
      {
        points: [
          [x, footTop],
          [x, TREE_TOP + treeHeight + 2],
        ],
        dashed: true,
      },
    ],
    labels: [
      ...head.labels,
      {
        text: t('schema.lines'),
        x: LEFT + 10,
        y: TREE_TOP + 22,
        style: 'title',
      },
      ...nodes,
      ...foot.labels,
    ],
  };
}

/** An XML schema with its lines and namespaces. */
export function schema(): DiagramModel {
  const tree = schemaLines();
  return {
    title: t('schema.title'),
    caption: t('schema.caption'),
    steps: [
      t('schema.text'),
      ...tree.map(({ name, depth, source }) =>
        t('schema.lineText', { level: depth, name, source }),
      ),
      t('schema.namespaceText'),
    ],
    drawing: draw(tree),
  };
}
