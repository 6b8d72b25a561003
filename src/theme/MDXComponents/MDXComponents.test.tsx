import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import components from './index';

vi.mock('@site/src/components/AnchorRow', () => ({ default: 'tr' }));
vi.mock('@site/src/components/Zoom', () => ({ default: 'span' }));
vi.mock('@theme/MDXComponents/Img', () => ({ default: 'img' }));
vi.mock('@theme-original/MDXComponents', () => ({
  default: { code: (props: ComponentProps<'code'>) => <code {...props} /> },
}));

const { code: Code, strong: Strong } = components;

it('keeps codes from translators', () => {
  expect(renderToStaticMarkup(<Code className="whole">EUR</Code>)).toBe(
    '<code translate="no" class="whole">EUR</code>',
  );
});

it.each([
  ['Zielliste', true],
  ['VAT Registration No.', true],
  ['USt-IdNr.', true],
  ['Lieferantennr.', true],
  ['Eingehende Belege.', false],
  ['Was Sie brauchen:', false],
])('keeps %s from translators: %s', (text, isKept) => {
  expect(renderToStaticMarkup(<Strong>{text}</Strong>)).toBe(
    `<strong${isKept ? ' translate="no"' : ''}>${text}</strong>`,
  );
});
