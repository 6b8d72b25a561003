/** Draws the social card of a page: a sheet with a folded corner, as the logo and the start page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { BRAND_COLOUR } from '../../src/site/brand';
import { identity } from '../../src/site/identity';
import { CARD_SIZE } from '../../src/site/social-card';
import { DRAWING } from '../drawing';
import { PalettePicture, type Colour } from './palette-png';

/** The texts of a card. */
export interface SocialCard {
  /** Labels of the sidebar above the page. */
  readonly sections: readonly string[];
  readonly title: string;
  readonly subtitle: string;
}

interface Face {
  readonly weight: number;
  /** In pixels. */
  readonly size: number;
}

interface Line extends Face {
  readonly text: string;
  readonly ink: string;
  /** Height of the line in pixels. */
  readonly height: number;
}

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const FONT = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const FAMILY = 'Card';
/** Both must be even. */
const [LEFT, TEXT_WIDTH] = [96, 1008];
/** Between the name of the product and the drawing. */
const [TOP, BOTTOM] = [190, 452];
const CORNER = 120;
const BAR = 14;
const TITLE_SIZES = [62, 56, 50, 46];

// The colours of src/css/tokens.css and of the logo.
const GROUND = '#ffffff';
const HEADING = '#0f1b20';
const SOFT = '#4a585e';
const FOLD = '#9fd6de';

function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** From an ink to the ground: the edges of letters. */
function shades(ink: string, strengths: readonly number[]): Colour[] {
  const ground = colour(GROUND);
  const mix = (value: number, index: number, strength: number) =>
    Math.round(value * strength + (ground[index] ?? 0) * (1 - strength));
  const [red, green, blue] = colour(ink);
  return strengths.map((strength) => [
    mix(red, 0, strength),
    mix(green, 1, strength),
    mix(blue, 2, strength),
  ]);
}

const PALETTE: readonly Colour[] = [
  colour(GROUND),
  ...shades(HEADING, [1, 0.67, 0.33]),
  ...shades(SOFT, [1, 0.6, 0.3]),
  ...shades(BRAND_COLOUR, [1, 0.6, 0.3]),
  colour(FOLD),
];

/** The weight is set apart: the canvas takes hundreds only, and its thinnest cut for each. */
function setFace(context: SKRSContext2D, { weight, size }: Face): void {
  context.font = `${size}px ${FAMILY}`;
  context.fontVariationSettings = `'wght' ${weight}`;
}

function lineOf(text: string, face: Face, ink: string): Line {
  return { ...face, text, ink, height: Math.round(face.size * 1.18) };
}

/** Parts that all cards share. */
async function drawFrame(context: SKRSContext2D, siteDir: string): Promise<void> {
  context.fillStyle = BRAND_COLOUR;
  context.fillRect(0, 0, WIDTH, BAR);
  context.fill(new Path2D(`M${WIDTH - CORNER} 0H${WIDTH}V${CORNER}z`));
  context.fillStyle = FOLD;
  context.fill(new Path2D(`M${WIDTH - CORNER} 0V${CORNER}H${WIDTH}z`));
  const logo = await loadImage(path.join(siteDir, 'static/img/logo.svg'));
  context.drawImage(logo, LEFT - 14, 68, 72, 72);
  context.fillStyle = HEADING;
  setFace(context, { weight: 620, size: 40 });
  context.fillText(identity.productName, LEFT + 68, 118);
  context.setTransform(0.8, 0, 0, 0.8, LEFT - 7, 470);
  context.strokeStyle = BRAND_COLOUR;
  context.lineWidth = DRAWING.strokeWidth / 0.8;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(DRAWING.path));
  context.resetTransform();
}

/** Loads font and logo, and returns what draws a card as PNG. The same texts give the same bytes. */
export async function cardDrawer(siteDir: string): Promise<(card: SocialCard) => Buffer> {
  const { resolve } = createRequire(path.resolve(siteDir, 'package.json'));
  GlobalFonts.register(readFileSync(resolve(FONT)), FAMILY);
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d', { alpha: false });
  context.fillStyle = GROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  await drawFrame(context, siteDir);
  const frame = PalettePicture.create(WIDTH, HEIGHT, PALETTE);
  frame.put(context.getImageData(0, 0, WIDTH, HEIGHT).data, 0, 0, WIDTH);

  const widthOf = (text: string, face: Face) => {
    setFace(context, face);
    return context.measureText(text).width;
  };

  const wrap = (text: string, weight: number, size: number, ink: string): Line[] => {
    const face = { weight, size };
    const lines: string[] = [];
    // A paragraph sign stays with its number.
    for (const word of text.replaceAll('§ ', '§\u00a0').split(' ').filter(Boolean)) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      const fits = lines.length > 0 && widthOf(longer, face) <= TEXT_WIDTH;
      lines.splice(fits ? -1 : lines.length, 1, fits ? longer : word);
    }
    return lines.map((line) => lineOf(line, face, ink));
  };

  const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

  /** In the largest size that fits; what is too long even for the smallest is cut. */
  const linesOf = ({ sections, title, subtitle }: SocialCard): Line[] => {
    for (const size of TITLE_SIZES) {
      const head = wrap(title, 620, size, HEADING);
      const lines = [
        ...wrap(sections.join(' › '), 400, 32, BRAND_COLOUR).slice(0, 1),
        ...head,
        ...wrap(subtitle, 400, 38, SOFT),
      ];
      const isWide = head.some((line) => widthOf(line.text, line) > TEXT_WIDTH);
      const isLast = size === TITLE_SIZES.at(-1);
      if (!isLast && (isWide || heightOf(lines) > BOTTOM - TOP)) continue;
      while (heightOf(lines) > BOTTOM - TOP) lines.pop();
      return lines;
    }
    return [];
  };

  const drawn = new Map<string, Buffer>();
  return (card) => {
    const key = JSON.stringify(card);
    const known = drawn.get(key);
    if (known) return known;
    const picture = frame.copy();
    let y = TOP;
    for (const line of linesOf(card)) {
      const { text, ink, height } = line;
      const width = 2 * Math.ceil(Math.min(widthOf(text, line) + 4, TEXT_WIDTH) / 2);
      context.fillStyle = GROUND;
      context.fillRect(LEFT, y, width, height);
      context.fillStyle = ink;
      // Room for descenders is a quarter of a line; a single word that is too wide is condensed.
      context.fillText(text, LEFT, y + Math.round(height * 0.77), TEXT_WIDTH);
      picture.put(context.getImageData(LEFT, y, width, height).data, LEFT, y, width);
      y += height;
    }
    const png = picture.png();
    drawn.set(key, png);
    return png;
  };
}
