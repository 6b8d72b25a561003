import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { sourceDate } from './history';
import { identity } from './identity';

export const footer = {
  style: 'dark',
  links: [
    { title: 'Product', items: [{ label: 'Welcome', to: '/' }] },
    { title: 'Links', items: [{ label: identity.companyName, href: identity.companyHomeUrl }] },
    { title: 'More', items: [] },
  ],
  copyright: `Copyright © ${sourceDate().getUTCFullYear()} ${identity.companyName}`,
} satisfies Partial<MultiColumnFooter>;
