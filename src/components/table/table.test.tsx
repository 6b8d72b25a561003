import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import FactTable from './FactTable';
import ResultTable from './ResultTable';

vi.mock('@docusaurus/Link', async () => (await import('../testing')).link);
vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

const columns = [{ label: 'Name', isOwn: true }, { label: 'Value' }];
const rows = [{ key: 1, cells: ['Meyer', 'one'] }];

it('a table of results is named, reached by keyboard, and leaves the reader’s own words alone', () => {
  const markup = renderToStaticMarkup(<ResultTable label="All" columns={columns} rows={rows} />);
  expect(markup).toMatch(/role="region" aria-label="All" tabindex="0"/);
  expect(markup).toContain('<th scope="col">Name</th><th scope="col">Value</th>');
  expect(markup).toContain('<td translate="no">Meyer</td><td>one</td>');
});

it('a stacked one names the column of each cell', () => {
  const markup = renderToStaticMarkup(
    <ResultTable label="All" columns={columns} rows={rows} isStacked />,
  );
  expect(markup).toContain('<td data-label="Name" translate="no">Meyer</td>');
  expect(markup).toContain('<td data-label="Value">one</td>');
});

it('one with heads of rows has them in the first column', () => {
  const markup = renderToStaticMarkup(
    <ResultTable label="All" columns={columns} rows={rows} hasRowHeads />,
  );
  expect(markup).toContain('<tr><th scope="row">Meyer</th><td>one</td></tr>');
});

it('a table of facts heads each row, and names the column of each value', () => {
  const markup = renderToStaticMarkup(
    <FactTable columns={['Rule', 'Severity']} rows={[{ cells: [{ code: 'BR-1' }, 'Error'] }]} />,
  );
  expect(markup).not.toContain('<caption');
  expect(markup).not.toContain('<button');
  expect(markup).toMatch(/<th scope="row"><code translate="no">.*BR-1.*<td data-label="Severity"/);
});
