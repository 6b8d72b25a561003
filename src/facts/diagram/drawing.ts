/** Widest drawing that is legible on a phone without being made smaller. */
export const WIDTH = 360;

/** Style of a text: the name of a thing, something about it, or a code. */
export type TextStyle = 'title' | 'note' | 'code';

export interface Label {
  text: string;
  x: number;
  y: number;
  style: TextStyle;
  anchor?: 'start' | 'middle' | 'end';
}

export type BoxTone = 'plain' | 'strong' | 'soft' | 'danger';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: BoxTone;
}

/** A line with an arrowhead at its last point. */
export interface Arrow {
  points: readonly (readonly [number, number])[];
  dashed?: boolean;
}

/** The shapes of a diagram. */
export interface Drawing {
  height: number;
  boxes: readonly Box[];
  arrows: readonly Arrow[];
  labels: readonly Label[];
}

/** A diagram in the language of the page: shapes, and the same in words. */
export interface DiagramModel {
  title: string;
  /** Caption under the drawing. */
  caption: string;
  /** Text of the drawing, step by step. */
  steps: readonly string[];
  drawing: Drawing;
}

/** Font sizes by style, as in the style sheet, in units of the drawing. */
export const FONT_SIZES: Readonly<Record<TextStyle, number>> = { title: 14, note: 12, code: 12 };

/** A box with a title and notes in its middle. */
export function box(
  place: Omit<Box, 'tone'>,
  title: string,
  notes: readonly string[] = [],
  tone: BoxTone = 'plain',
): { box: Box; labels: Label[] } {
  const lineHeight = 16;
  const x = place.x + place.width / 2;
  const first = place.y + place.height / 2 - (notes.length * lineHeight) / 2 + 5;
  return {
    box: { ...place, tone },
    labels: [
      { text: title, x, y: first, style: 'title', anchor: 'middle' },
      ...notes.map((text, index): Label => ({
        text,
        x,
        y: first + (index + 1) * lineHeight,
        style: 'note',
        anchor: 'middle',
      })),
    ],
  };
}
