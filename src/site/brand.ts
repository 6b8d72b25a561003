/** `--site-brand` of `src/css/tokens.css`, and of the logo, for what is drawn or said outside pages. */
export const BRAND_COLOUR = '#0b5d70';
