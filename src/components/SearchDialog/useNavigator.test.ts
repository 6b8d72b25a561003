import { describe, expect, it, vi } from 'vitest';
import type { Hit } from './screen';
import { pageOfHit, remember } from './useNavigator';

vi.mock('@docusaurus/router', () => ({ useHistory: () => undefined }));

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const page = {
  objectID: 'p',
  url: '/p',
  type: 'lvl1',
  hierarchy: { lvl0: 'P', lvl1: 'P', ...none },
};
const text = {
  objectID: 't',
  url: '/p#part',
  anchor: 'part',
  type: 'content',
  content: 'Text',
  hierarchy: { lvl0: 'P', lvl1: 'P', ...none, lvl2: 'Part' },
  __docsearch_parent: null,
} as unknown as Hit;

function stored(...hits: { objectID: string }[]) {
  const all = hits as Hit[];
  return { getAll: () => all, add: (hit: Hit) => void all.push(hit), remove: () => undefined };
}

describe('pageOfHit', () => {
  it('is the page that was found beside a text', () => {
    const parent = page as unknown as Hit;
    expect(pageOfHit({ ...text, __docsearch_parent: parent })).toBe(parent);
  });

  it('is made from a text whose page was not found', () => {
    expect(pageOfHit(text)).toMatchObject({
      objectID: '/p',
      url: '/p',
      type: 'lvl1',
      content: null,
      hierarchy: { lvl1: 'P', lvl2: null },
    });
  });
});

describe('remember', () => {
  it('adds the page to the recent searches, unless it is a favourite', () => {
    const recent = stored();
    remember(text, recent, stored());
    expect(recent.getAll().map(({ url }) => url)).toEqual(['/p']);
    remember(text, recent, stored({ objectID: '/p' }));
    expect(recent.getAll()).toHaveLength(1);
  });
});
