import type { Bilingual } from '@site/src/facts/language';
import { box, WIDTH, type DiagramDefinition, type Label } from './drawing';

interface Node {
  /** Depth in the element tree. */
  depth: number;
  name: string;
  /** Where the value comes from. */
  source: Bilingual;
}

const tree: readonly Node[] = [
  { depth: 0, name: 'Invoice', source: { en: 'Parent', de: 'Eltern' } },
  { depth: 1, name: 'cbc:ID', source: { en: 'Field: No. (BT-1)', de: 'Feld: Nr. (BT-1)' } },
  {
    depth: 1,
    name: 'cbc:InvoiceTypeCode',
    source: { en: 'Function (BT-3)', de: 'Funktion (BT-3)' },
  },
  {
    depth: 1,
    name: 'cac:InvoiceLine',
    source: { en: 'Loop: lines (BG-25)', de: 'Schleife: Zeilen (BG-25)' },
  },
  {
    depth: 2,
    name: 'cbc:InvoicedQuantity',
    source: { en: 'Field (BT-129)', de: 'Feld (BT-129)' },
  },
  { depth: 3, name: '@unitCode', source: { en: 'Function (BT-130)', de: 'Funktion (BT-130)' } },
];

const SCHEMA: Bilingual = { en: 'XML schema XRECHNUNG-UBL', de: 'XML-Schema XRECHNUNG-UBL' };
const SCHEMA_NOTES: readonly Bilingual[] = [
  { en: 'syntax UBL, root element Invoice', de: 'Syntax UBL, Wurzelelement Invoice' },
  {
    en: 'Customization ID (BT-24), Profile ID (BT-23)',
    de: 'Customization-ID (BT-24), Profil-ID (BT-23)',
  },
];
const LINES: Bilingual = { en: 'XML schema lines', de: 'XML-Schemazeilen' };
const NAMESPACES: Bilingual = {
  en: 'Namespaces and attributes',
  de: 'Namensräume und Attribute',
};
const NAMESPACE_NOTE: Bilingual = {
  en: 'prefixes cbc and cac with their namespaces',
  de: 'Präfixe cbc und cac mit ihren Namensräumen',
};

const LEFT = 12;
const FULL = WIDTH - 2 * LEFT;
const HEAD = { x: LEFT, y: 8, width: FULL, height: 66 };
const TREE_TOP = HEAD.y + HEAD.height + 24;
const ROW_HEIGHT = 24;
const INDENT = 14;

/** An XML schema with its lines and namespaces. */
export const schema: DiagramDefinition = {
  title: {
    en: 'A schema, its lines and its namespaces',
    de: 'Ein Schema, seine Zeilen und Namensräume',
  },
  caption: {
    en: 'Each line is an element or attribute with the source of its value (excerpt)',
    de: 'Jede Zeile ist ein Element oder Attribut mit der Quelle seines Werts (Ausschnitt)',
  },
  steps: {
    en: [
      'The XML schema names syntax, root element, Customization ID (BT-24) and Profile ID (BT-23).',
      ...tree.map(
        ({ name, depth, source }) => `Schema line, level ${depth}: ${name}. Source: ${source.en}.`,
      ),
      'Namespaces and attributes belong to the schema: the prefixes cbc and cac with their namespaces.',
    ],
    de: [
      'Das XML-Schema nennt Syntax, Wurzelelement, Customization-ID (BT-24) und Profil-ID (BT-23).',
      ...tree.map(
        ({ name, depth, source }) => `Schemazeile, Ebene ${depth}: ${name}. Quelle: ${source.de}.`,
      ),
      'Namensräume und Attribute gehören zum Schema: die Präfixe cbc und cac mit ihren Namensräumen.',
    ],
  },
  draw(language) {
    const head = box(
      HEAD,
      SCHEMA[language],
      SCHEMA_NOTES.map((note) => note[language]),
      'strong',
    );
    const treeHeight = 34 + tree.length * ROW_HEIGHT + 8;
    const footTop = TREE_TOP + treeHeight + 24;
    const foot = box({ x: LEFT, y: footTop, width: FULL, height: 50 }, NAMESPACES[language], [
      NAMESPACE_NOTE[language],
    ]);
    const nodes = tree.flatMap(({ name, depth, source }, index): Label[] => {
      const y = TREE_TOP + 34 + index * ROW_HEIGHT + 16;
      return [
        { text: name, x: LEFT + 10 + depth * INDENT, y, style: 'code' },
        { text: source[language], x: WIDTH - LEFT - 8, y, style: 'note', anchor: 'end' },
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
        { text: LINES[language], x: LEFT + 10, y: TREE_TOP + 22, style: 'title' },
        ...nodes,
        ...foot.labels,
      ],
    };
  },
};
