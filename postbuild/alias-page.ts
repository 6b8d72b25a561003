import { defaultLocale } from '../src/locales';
import { escapeHtml } from './escape';

/**
 * The page that leads from an address with the default language (`/en-GB/Setup/Units`) to the one
 * without. Its script keeps search and hash, which a refresh of the browser loses.
 *
 * @param path clean path of the target, encoded
 * @param siteUrl origin of the site, for the canonical link
 */
export function aliasPage(path: string, siteUrl: string): string {
  const target = escapeHtml(path);
  return `<!doctype html>
<html lang="${defaultLocale}">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(siteUrl + path)}">
<script src="/forward.js"></script>
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body>
<main><h1>This page has moved</h1><p><a href="${target}">Go to the page</a></p></main>
</body>
</html>
`;
}
