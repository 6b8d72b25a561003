/**
 * Address of the Markdown text of a page: `/Setup/` has `/Setup.md`, the start page of a language
 * `index.md`.
 *
 * @param pathname path of the page, as in the address bar
 * @param baseUrl base path of the language, with slashes at both ends
 */
export function markdownTwin(pathname: string, baseUrl: string): string {
  const page = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return `${page}/` === baseUrl ? `${baseUrl}index.md` : `${page}.md`;
}
