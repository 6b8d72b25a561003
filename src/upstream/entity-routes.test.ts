import { expect, it } from 'vitest';
import { fetchEntities, oneChunkForAll, oneRouteForAll } from './entity-routes';

const route = (path: string, entity?: string) => `  {
    path: '${path}',
    component: ComponentCreator('${path}', '1a2'),
    exact: true,
${entity ? `    entity: "${entity}"\n` : ''}  },
`;

it('leaves one route to all rules and one to all terms', () => {
  const family = route('/Reference/Rules/IT-R');
  const all =
    family +
    route('/Reference/Rules/BR-01', 'rule') +
    route('/Reference/Rules/BR-02', 'rule') +
    route('/Reference/Terms/BT-1', 'term') +
    route('/Reference/Terms/BG-2', 'term');
  const text = oneRouteForAll(all);
  expect(text.match(/ path: .+/g)).toEqual([
    " path: '/Reference/Rules/IT-R',",
    " path: '/Reference/Rules/:id(BR-.+|PEPPOL-.+)',",
    " path: '/Reference/Terms/:id(B[GT]-.+)',",
  ]);
  expect(text).toContain(family);
  expect(() => oneRouteForAll(family)).toThrow('no routes of rules or terms');
});

it('has the document of a rule or term come with its code, and no other', () => {
  const family = route('/Reference/Rules/IT-R');
  const text = fetchEntities(family + route('/Reference/Rules/BR-01', 'rule'));
  expect(text).toMatch(/^import \{ withDocument \}/);
  expect(text).toContain(family);
  expect(text).toContain("withDocument(ComponentCreator('/Reference/Rules/BR-01', '1a2')),");
  expect(() => fetchEntities(family)).toThrow('no routes of rules or terms');
});

it('leaves one entry for their chunks, and those of other pages', () => {
  const chunks = (...names: string[]) =>
    JSON.stringify(Object.fromEntries(names.map((n) => [n, n])));
  const kept = [
    '/Reference/Rules/BR-01-1a2',
    '/Reference/Rules/IT-R-3b4',
    '/Reference/Terms/BT-1-5c6',
    '/Reference/Check-7d8',
  ];
  const gone = ['/Reference/Rules/PEPPOL-EN16931-R001-9e0', '/Reference/Terms/BG-2-1f2'];
  expect(oneChunkForAll(chunks(...kept, ...gone))).toBe(chunks(...kept));
  expect(() => oneChunkForAll(chunks('/Reference/Check-7d8'))).toThrow('no chunks of rules');
});
