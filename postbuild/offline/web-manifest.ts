import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { WEB_MANIFEST } from '../../src/offline/protocol';
import { BRAND_COLOUR } from '../../src/site/brand';
import type { BuiltLocale } from '../built-locale';

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `img/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** Web app manifest of one locale. With back and reload, since pages have no buttons of their own. */
export function webManifest(name: string, tagline: string, locale: string, baseUrl: string) {
  return {
    id: baseUrl,
    name: `${name} – ${tagline}`,
    short_name: name,
    lang: locale,
    dir: 'ltr',
    start_url: baseUrl,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: BRAND_COLOUR,
    icons: [
      icon('favicon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}

/** Writes the web app manifest of a locale, which its pages name (`src/plugins/offline`). */
export function writeWebManifest(
  { locale, folder, baseUrl }: BuiltLocale,
  { title, tagline }: { readonly title: string; readonly tagline: string },
): void {
  const manifest = webManifest(title, tagline, locale, baseUrl);
  writeFileSync(path.join(folder, WEB_MANIFEST), JSON.stringify(manifest));
}
