/**
 * A reader who changes the language stays in the section that is on the screen. The links of the
 * language menu keep a hash that the address has; where it has none, this adds it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The hash of the section that the reader is in: of the last heading above the upper third of the
 * window. Anchors are the same in all languages. Empty at the start of a page.
 */
function sectionInView(): string {
  const line = window.innerHeight / 3;
  const headings = document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]');
  const above = Array.from(headings).filter(
    (heading) => heading.getBoundingClientRect().top < line,
  );
  const id = window.scrollY > 0 ? above.at(-1)?.id : undefined;
  return id ? `#${id}` : '';
}

if (ExecutionEnvironment.canUseDOM) {
  // Before the click, so that also a link opened in a new tab has it.
  document.addEventListener('pointerdown', keep, true);
  document.addEventListener('click', keep, true);
}

function keep({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('.navbar a[hreflang]') : null;
  if (link && !window.location.hash) {
    link.hash = sectionInView();
  }
}
