import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Navbar } from '@docusaurus/theme-common';
import { identity } from './identity';

/** A drawing in `static/` as an address that holds it: two requests less before the first paint. */
function inlined(file: string): string {
  const drawing = readFileSync(path.join(__dirname, '../../static', file), 'utf8');
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace(/\s+/g, ' '))}`;
}

export const navbar = {
  title: identity.productName,
  hideOnScroll: false,
  logo: {
    alt: `${identity.productName} home page`,
    src: inlined('img/logo.svg'),
    srcDark: inlined('img/logo-dark.svg'),
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
