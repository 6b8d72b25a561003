import { oneLine } from '../plain';
import { tokensOf } from './markup';

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
export function linesOfHtml(text: string): string {
  const lines: string[] = [];
  let line = '';
  let hidden: string | undefined;
  let depth = 0;
  let inRow = false;
  const finish = () => {
    if (line.trim() !== '') lines.push(oneLine(line));
    line = '';
  };
  for (const token of tokensOf(text)) {
    if (hidden !== undefined) {
      if (token.type === 'open' && token.name === hidden && !token.isEmpty) depth += 1;
      if (token.type === 'close' && token.name === hidden) depth -= 1;
      if (depth === 0) hidden = undefined;
    } else if (token.type === 'text') {
      line += token.text.replace(/\n/g, ' ');
    } else {
      const { name } = token;
      if (token.type === 'open') {
        const isDocument = name === 'table' && token.attributes.class === 'document';
        if ((HIDDEN.has(name) || isDocument) && !token.isEmpty) {
          hidden = name;
          depth = 1;
          continue;
        }
      }
      if (name === 'tr') {
        finish();
        inRow = token.type === 'open';
      } else if (CELLS.has(name)) {
        if (token.type === 'close') line += ' | ';
      } else if (BLOCKS.has(name)) {
        if (inRow) line += ' ';
        else finish();
      }
    }
  }
  finish();
  return lines.join('\n');
}
