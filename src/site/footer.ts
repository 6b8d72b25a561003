import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { identity } from './identity';

export const footer = {
  style: 'dark',
  links: [
    { title: 'Product', items: [{ label: 'Welcome', to: '/' }] },
    { title: 'Links', items: [{ label: identity.companyName, href: identity.companyHomeUrl }] },
    { title: 'More', items: [] },
  ],
  copyright: `Copyright © ${new Date().getFullYear()} ${identity.companyName}`,
} satisfies Partial<MultiColumnFooter>;
