import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const FILES = path.join('node_modules', '@fontsource-variable', 'source-sans-3', 'files');
/** Weights of the site, and the range of weights in style sheets that each serves. */
const WEIGHTS = { 400: '400', 620: '500 650', 700: '700' };
const LATIN = Array.from({ length: 0x17f }, (_, index) => String.fromCharCode(index + 32)).join('');
const TEXT = `${LATIN}„“”‚‘’–—…€−→≤≥·•™`;

/**
 * The site's font in the weights that the handbook uses, as rules of the family Handbook. Chromium
 * writes a variable font as Type 3, which readers draw badly and cannot embed elsewhere.
 */
export async function handbookFonts(): Promise<string> {
  const faces = Object.entries(WEIGHTS).flatMap(([weight, range]) =>
    (['normal', 'italic'] as const).map(async (style) => {
      const file = path.join(FILES, `source-sans-3-latin-wght-${style}.woff2`);
      const font = await subsetFont(readFileSync(file), TEXT, {
        targetFormat: 'truetype',
        variationAxes: { wght: Number(weight) },
      });
      const data = Buffer.from(font).toString('base64');
      return `@font-face { font-family: Handbook; font-weight: ${range}; font-style: ${style}; src: url(data:font/ttf;base64,${data}); }`;
    }),
  );
  return (await Promise.all(faces)).join('\n');
}
