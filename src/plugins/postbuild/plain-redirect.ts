import { messagesIn } from '../../locales/messages';
import { messages } from './messages';
import { localeId } from '../../locales';

/**
 * The redirect page of Docusaurus without its inline script, which the Content-Security-Policy
 * would block, and with a link for readers whose browser does not follow.
 *
 * @throws Error when the page has no redirect
 */
export function plainRedirect(html: string, locale: string): string {
  const to = /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(html)?.[1];
  if (!to) {
    throw new Error('Docusaurus writes redirect pages in another way: see src/plugins/postbuild.');
  }
  const title = messagesIn(messages, localeId(locale))('moved');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p><a href="${to}">${title}</a></p></body>
</html>
`;
}
