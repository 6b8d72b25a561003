/**
 * Builds the progress bar of page changes from elements: NProgress 0.2.0 writes its template as
 * markup (`innerHTML`), which Trusted Types forbid. Everything else of it stays as it is; see
 * `NProgress.render` in `nprogress/nprogress.js`.
 */
import nprogress from 'nprogress';

interface Renderer {
  status: number | null;
  render(fromStart?: boolean): HTMLElement;
}

function element(className: string, child?: HTMLElement): HTMLElement {
  const div = document.createElement('div');
  div.className = className;
  if (child) {
    div.append(child);
  }
  return div;
}

// Upstream finds the bar by a role that does not exist.
nprogress.configure({ barSelector: '.bar' });
const renderer = nprogress as unknown as Renderer;

renderer.render = (fromStart = false) => {
  const present = document.getElementById('nprogress');
  if (present) {
    return present;
  }
  document.documentElement.classList.add('nprogress-busy');
  const bar = element('bar', element('peg'));
  bar.style.transition = 'all 0 linear';
  bar.style.transform = `translate3d(${fromStart ? -100 : ((renderer.status ?? 0) - 1) * 100}%,0,0)`;
  const progress = element('', bar);
  progress.id = 'nprogress';
  document.body.append(progress);
  return progress;
};
