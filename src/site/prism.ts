import type { PrismTheme } from 'prism-react-renderer';

// Code is highlighted when a page is compiled and coloured by src/css/code.css: no theme is needed.
const none: PrismTheme = { plain: {}, styles: [] };

export const prism = { theme: none, darkTheme: none };
