/**
 * The link beside a heading also copies its address, and says so. Where the browser does not allow
 * copying, it stays a link.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { announce } from '../dom/announce';

const shownFor = 2000;
let hide = () => {};

async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return;
  }
  hide();
  link.dataset.copied = translate({
    id: 'site.heading.copied',
    message: 'Link copied',
    description: 'Shown beside a heading after a click on its link',
  });
  announce(link.dataset.copied);
  const timer = setTimeout(() => hide(), shownFor);
  hide = () => {
    clearTimeout(timer);
    delete link.dataset.copied;
  };
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
    if (link) void copy(link);
  });
}
