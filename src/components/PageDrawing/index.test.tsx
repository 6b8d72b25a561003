import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { drawingModel } from '@site/src/facts/drawings';
import PageDrawing from '.';

vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

const html = (id: string, steps?: Map<string, number>) =>
  renderToStaticMarkup(<PageDrawing model={drawingModel(id, 'en-GB', steps)} />);

it('numbers the head of a column once, whatever the lines', () => {
  const list = html('edocument-list', new Map([['Status', 2]]));
  expect(list).toMatch(/role="rowheader"[^>]*><span[^>]*>Status<span[^>]*>.*?2<\/span><\/span>/);
  expect(list.match(/Step/g)).toHaveLength(1);
  expect(list).toMatch(/role="cell"[^>]*>Completed</);
});

it('says that numbers are those of steps where there are any', () => {
  expect(html('edocument-list')).not.toContain('numbers');
  expect(html('edocument-list', new Map([['Status', 2]]))).toContain('numbers');
});

it('shows a value before and after the step', () => {
  expect(html('rejected-entry')).toMatch(/Completed.*after the step: .*<b>Rejected<\/b>/);
});

it('keeps captions of the other language at hand, where there are any', () => {
  expect(html('edocument-card')).toContain('data-other="Neu starten"');
  expect(html('edocument-card')).toContain('Captions in German too');
});
