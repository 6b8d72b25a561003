/**
 * The hash of the section that the reader is in: of the last heading above the upper third of the
 * window. Anchors are the same in all languages. Empty at the start of a page.
 */
export function sectionInView(): string {
  const line = window.innerHeight / 3;
  const headings = document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]');
  const above = Array.from(headings).filter(
    (heading) => heading.getBoundingClientRect().top < line,
  );
  const id = window.scrollY > 0 ? above.at(-1)?.id : undefined;
  return id ? `#${id}` : '';
}
