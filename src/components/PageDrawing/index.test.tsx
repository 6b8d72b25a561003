import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { drawingModel } from '@site/src/facts/drawings';
import PageDrawing from '.';

vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

const html = renderToStaticMarkup(<PageDrawing model={drawingModel('edocument-list', 'en-GB')} />);

it('keeps the mark of every column where lines are shown as blocks', () => {
  const [, firstLine = ''] = html.split('<tbody>');
  expect(firstLine).toMatch(/data-label="Entry No\. ④"[^>]*>42</);
  expect(firstLine).toMatch(/data-label="Status ②"[^>]*>Completed</);
  expect(firstLine).toMatch(/data-label="Sending Type"[^>]*>EMAIL</);
});
