import { translate } from '@docusaurus/Translate';
import { box, WIDTH, type DiagramModel, type Drawing, type Label } from './drawing';

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
    source: translate({ id: 'site.diagram.schema.parent', message: 'Parent' }),
  },
  {
    depth: 1,
    name: 'cbc:ID',
    source: translate({ id: 'site.diagram.schema.number', message: 'Field: No. (BT-1)' }),
  },
  {
    depth: 1,
    name: 'cbc:InvoiceTypeCode',
    source: translate({ id: 'site.diagram.schema.typeCode', message: 'Function (BT-3)' }),
  },
  {
    depth: 1,
    name: 'cac:InvoiceLine',
    source: translate({ id: 'site.diagram.schema.line', message: 'Loop: lines (BG-25)' }),
  },
  {
    depth: 2,
    name: 'cbc:InvoicedQuantity',
    source: translate({ id: 'site.diagram.schema.quantity', message: 'Field (BT-129)' }),
  },
  {
    depth: 3,
    name: '@unitCode',
    source: translate({ id: 'site.diagram.schema.unit', message: 'Function (BT-130)' }),
  },
];

const LEFT = 12;
const FULL = WIDTH - 2 * LEFT;
const HEAD = { x: LEFT, y: 8, width: FULL, height: 66 };
const TREE_TOP = HEAD.y + HEAD.height + 24;
const ROW_HEIGHT = 24;
const INDENT = 14;

function draw(tree: readonly Node[]): Drawing {
  const head = box(
    HEAD,
    translate({ id: 'site.diagram.schema.name', message: 'XML schema XRECHNUNG-UBL' }),
    [
      translate({ id: 'site.diagram.schema.syntax', message: 'syntax UBL, root element Invoice' }),
      translate({
        id: 'site.diagram.schema.profile',
        message: 'Customization ID (BT-24), Profile ID (BT-23)',
      }),
    ],
    'strong',
  );
  const treeHeight = 34 + tree.length * ROW_HEIGHT + 8;
  const footTop = TREE_TOP + treeHeight + 24;
  const foot = box(
    { x: LEFT, y: footTop, width: FULL, height: 50 },
    translate({ id: 'site.diagram.schema.namespaces', message: 'Namespaces and attributes' }),
    [
      translate({
        id: 'site.diagram.schema.namespaceNote',
        message: 'prefixes cbc and cac with their namespaces',
      }),
    ],
  );
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
        text: translate({ id: 'site.diagram.schema.lines', message: 'XML schema lines' }),
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
    title: translate({
      id: 'site.diagram.schema.title',
      message: 'A schema, its lines and its namespaces',
    }),
    caption: translate({
      id: 'site.diagram.schema.caption',
      message: 'Each line is an element or attribute with the source of its value (excerpt)',
    }),
    steps: [
      translate({
        id: 'site.diagram.schema.text',
        message:
          'The XML schema contains syntax, root element, Customization ID (BT-24) and Profile ID (BT-23).',
      }),
      ...tree.map(({ name, depth, source }) =>
        translate(
          {
            id: 'site.diagram.schema.lineText',
            message: 'Schema line, level {level}: {name}. Source: {source}.',
          },
          { level: depth, name, source },
        ),
      ),
      translate({
        id: 'site.diagram.schema.namespaceText',
        message:
          'Namespaces and attributes belong to the schema: the prefixes cbc and cac with their namespaces.',
      }),
    ],
    drawing: draw(tree),
  };
}
