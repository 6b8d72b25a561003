/**
 * Bundler loader: keeps of a font the characters that the site's texts are written with, and kerning.
 * So it arrives in one round trip. Rarer characters come from the next font of the list.
 */
import subsetFont from 'subset-font';

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const TEXT = `${ASCII}ÄÖÜäöüßé\u00a0„“”‚‘’–—…€§©°·×÷−`;

export const raw = true;

/** @param {Buffer} font any format that browsers read; the result is WOFF2 */
export default function subsetFontLoader(font) {
  const done = this.async();
  subsetFont(font, TEXT, {
    targetFormat: 'woff2',
    keepFeatures: ['kern'],
    noLayoutClosure: true,
  }).then((subset) => done(null, subset), done);
}
