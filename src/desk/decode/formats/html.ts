import { Parser } from 'htmlparser2';
import { oneLine } from '../plain';

const HIDDEN: ReadonlySet<string> = new Set(['style', 'script', 'head', 'title', 'template']);
const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'div', 'li', 'ul', 'ol', 'dl', 'dt', 'dd', 'tr', 'table', 'thead', 'tbody', 'section'],
  ...[
    'article',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'br',
    'pre',
    'body',
    'html',
    'details',
    'summary',
  ],
]);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

/**
 * A page as lines of text: a row of a table is one, with bars between its cells. The invoice itself,
 * which KoSIT prints below the findings, is left out.
 */
export function linesOfHtml(html: string): string {
  const lines: string[] = [];
  let line = '';
  let hidden = 0;
  let inRow = false;
  const finish = () => {
    if (line.trim() !== '') lines.push(oneLine(line));
    line = '';
  };
  const atEdge = (name: string, isStart: boolean) => {
    if (name === 'tr') {
      finish();
      inRow = isStart;
    } else if (CELLS.has(name)) {
      if (!isStart) line += ' | ';
    } else if (BLOCKS.has(name)) {
      if (inRow) line += ' ';
      else finish();
    }
  };
  const parser = new Parser(
    {
      ontext(text) {
        if (hidden === 0) line += text.replace(/\n/g, ' ');
      },
      onopentag(name, attributes) {
        const isDocument = name === 'table' && attributes.class === 'document';
        if (hidden > 0 || HIDDEN.has(name) || isDocument) hidden += 1;
        else atEdge(name, true);
      },
      onclosetag(name) {
        if (hidden > 0) hidden -= 1;
        else atEdge(name, false);
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.end(html);
  finish();
  return lines.join('\n');
}
