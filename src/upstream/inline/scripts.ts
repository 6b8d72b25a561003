/**
 * Loads the scripts of the page, which `template.ts` only names, once the reader can see the text:
 * so they never compete with the first paint. A file that is damaged, missing or late is fetched
 * once more; then the page says so.
 */
import { LOAD_LIMIT, renew } from '../../loading/renew';
import { fail, hideMessage, showMessage } from './failure';

/** Milliseconds that a page may take to paint; a hidden tab never reports a paint. */
export const PAINT_LIMIT = 500;

/** Milliseconds that the style sheet may keep the text from being seen. */
const STYLE_LIMIT = 6000;

function insertScripts(): void {
  const insert = (
    { script: address = '', integrity = '' }: DOMStringMap,
    isRenewed: boolean,
  ): void => {
    const script = document.createElement('script');
    // As the bundler would write it, which then finds the script and does not load it again.
    script.src = address;
    script.integrity = integrity;
    let isLoaded = false;
    const lost = (isLate: boolean): void => {
      clearTimeout(limit);
      // Where it brought nothing the bundler tries again.
      script.remove();
      if (isRenewed) fail(isLate);
      else {
        renew(address, integrity).then(
          () => {
            // What is only late still runs when it comes, and the bundler's runtime must not run twice.
            if (!isLate) insert({ script: address, integrity }, true);
            else if (!isLoaded) fail(false);
          },
          () => fail(isLate),
        );
      }
    };
    const limit = setTimeout(() => lost(true), LOAD_LIMIT);
    script.addEventListener('load', () => {
      isLoaded = true;
      clearTimeout(limit);
      script.remove();
    });
    script.addEventListener('error', () => lost(false));
    document.head.append(script);
  };
  document
    .querySelectorAll<HTMLElement>('template[data-script]')
    .forEach(({ dataset }) => insert(dataset, false));
}

/** Calls back when the reader can see something, or after `PAINT_LIMIT`. */
function painted(then: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) then();
    isDone = true;
  };
  setTimeout(once, PAINT_LIMIT);
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
}

/** Links of style sheets that were put in by a second try. */
const renewed = new WeakSet<Element>();

/**
 * Shows the text without its style sheet where that does not come, with a message as long as it is
 * missing, and puts it in when it does come.
 */
function renewStyles(link: HTMLLinkElement, isLate: boolean): void {
  if (isLate || renewed.has(link)) showMessage();
  if (renewed.has(link)) return;
  const fresh = link.cloneNode() as HTMLLinkElement;
  renewed.add(fresh);
  fresh.addEventListener('load', hideMessage);
  link.remove();
  const insert = (): void => document.head.append(fresh);
  renew(link.href, link.integrity).then(insert, insert);
}

export function loadFiles(): void {
  const styles = 'link[rel="stylesheet"][integrity]';
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.matches(styles)) renewStyles(target, false);
  };
  window.addEventListener('error', onError, { capture: true });
  setTimeout(() => {
    document.querySelectorAll<HTMLLinkElement>(styles).forEach((link) => {
      if (!link.sheet) renewStyles(link, true);
    });
  }, STYLE_LIMIT);
  // The code takes over the whole page, which must be there.
  document.addEventListener('DOMContentLoaded', () => painted(insertScripts));
}
