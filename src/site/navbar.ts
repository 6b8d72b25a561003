import type { Navbar } from '@docusaurus/theme-common';
import { identity } from './identity';

export const navbar = {
  title: `${identity.productName}`,
  hideOnScroll: false,
  logo: {
    alt: `${identity.productName} home page`,
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
    href: identity.productHomeUrl,
    target: '_self',
  },
  items: [
    { type: 'localeDropdown', position: 'right' },
    { type: 'search', position: 'right' },
  ],
} satisfies Partial<Navbar>;
