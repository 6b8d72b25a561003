/** The drawing of the social cards, sheet to XML to tick: a path of SVG, to be stroked. */
export const DRAWING = {
  path: 'M9 11h56l24 24v94H9zM65 11v24h24M23 55h52M23 69h52M23 83h34M51 111h24M105 70h16m-6-6 6 6-6 6M137 11h56l24 24v94h-80zM193 11v24h24M166 63l-13 13 13 13M188 63l13 13-13 13M233 70h16m-6-6 6 6-6 6M293 70a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM273 70l4 5 8-9',
  strokeWidth: 2.5,
} as const;
