import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { sidebarOf, withPagesBelow } from './sidebar';

const version = {
  docs: [
    { id: 'a', title: 'Page A', permalink: '/a', frontMatter: {} },
    { id: 'b', title: 'Page B', permalink: '/b', frontMatter: { sidebar_label: 'B' } },
  ],
  sidebars: {
    docs: [
      { type: 'doc', id: 'a', className: 'kept' },
      {
        type: 'category',
        label: 'Both',
        collapsed: true,
        collapsible: true,
        link: { type: 'doc', id: 'a' },
        items: [{ type: 'doc', id: 'b' }],
      },
      { type: 'link', label: 'News', href: '/blog' },
    ],
  },
} as unknown as LoadedVersion;

const b = { type: 'link', label: 'B', href: '/b' } as const;
const rule = { type: 'link', label: 'BR-01', href: '/Rules/BR-01' } as const;

it('leads to pages by their addresses, under their labels', () => {
  expect(sidebarOf(version, 'docs', '/de-DE/')).toEqual([
    { type: 'link', label: 'Page A', href: '/a', className: 'kept' },
    {
      type: 'category',
      label: 'Both',
      href: '/a',
      collapsed: true,
      collapsible: true,
      items: [b],
    },
    { type: 'link', label: 'News', href: '/de-DE/blog' },
  ]);
});

it('has the pages of a section below the page about them', () => {
  const [, both] = withPagesBelow(sidebarOf(version, 'docs', '/de-DE/'), '/b', [rule]);
  expect(both).toMatchObject({
    items: [{ type: 'category', label: 'B', href: '/b', collapsed: true, items: [rule] }],
  });
});

it('names the entry that is missing', () => {
  expect(() => withPagesBelow(sidebarOf(version, 'docs', '/de-DE/'), '/gone', [rule])).toThrow(
    'sidebars.ts has no entry that leads to /gone',
  );
});
