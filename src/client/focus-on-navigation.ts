/**
 * Tells readers of a screen reader that a new page is there, which a page load would do: moves the
 * focus to its heading, which is then read. Where the address names a place on the page, the focus
 * goes there and the page's title is announced. A walk from page to page keeps the focus, and its step
 * is announced.
 */
import { translate } from '@docusaurus/Translate';
import type { ClientModule } from '@docusaurus/types';
import { idInHash } from '@site/src/site/hash';
import { afterPaint } from '../dom/after-paint';
import { announce } from '../dom/announce';
import { focusedWalk, focusForReading } from '../dom/focus';

/** Milliseconds after which a page that does not come is said to be loading. */
const LATE = 1000;

/** Says that the next page is waited for, which is drawn by style sheets alone. */
const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
  const main = document.querySelector('main');
  const wait = setTimeout(() => {
    main?.setAttribute('aria-busy', 'true');
    announce(
      translate({
        id: 'site.loading.label',
        message: 'Loading the page',
        description: 'Accessible name of the loading animation',
      }),
    );
  }, LATE);
  return () => {
    clearTimeout(wait);
    main?.removeAttribute('aria-busy');
  };
};

const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // The region must be there before it says something.
  if (!previousLocation) announce('');
  if (!previousLocation || previousLocation.pathname === location.pathname) {
    return;
  }
  void afterPaint().then(() => {
    const walk = focusedWalk();
    if (walk) {
      announce(walk.dataset.walk ?? '');
      return;
    }
    const place = document.getElementById(idInHash(location.hash));
    const target = place ?? document.querySelector<HTMLElement>('main h1, h1');
    // Pages such as the search put the reader into a field of their own.
    if (document.activeElement?.closest('main input')) {
      announce(document.title);
      return;
    }
    if (target) focusForReading(target);
    if (place || !target) announce(document.title);
  });
};

export { onRouteDidUpdate, onRouteUpdate };
