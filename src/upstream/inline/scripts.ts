/**
 * Loads the scripts of the page, which `template.ts` only names, once the reader can see the text:
 * so they never compete with the first paint.
 */

/** How long a page may take to paint; browsers that paint nothing, as in a hidden tab, never say. */
const PAINT_LIMIT = 500;

interface Policy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Admits the files of the bundler on this host, and nothing else. */
function createScriptURL(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || !pathname.includes('/assets/js/')) {
    throw new TypeError(`${address}: no script of this site.`);
  }
  return address;
}

function insertScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const rules = { createScriptURL };
  const policy = trustedTypes?.createPolicy('edocument#first-load', rules) ?? rules;
  document.querySelectorAll('link[rel="site-script"]').forEach((link) => {
    const script = document.createElement('script');
    // As the bundler would write it, which then finds the script and does not load it again.
    script.src = policy.createScriptURL(link.getAttribute('href') ?? '');
    // Where it brought nothing the bundler tries again, and the page tells when that fails too.
    script.addEventListener('load', () => script.remove());
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
  });
}

/** Calls back when the reader can see something, or after `PAINT_LIMIT`. */
function painted(then: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) then();
    isDone = true;
  };
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
  setTimeout(once, PAINT_LIMIT);
}

export function loadScripts(): void {
  // The code takes over the whole page, which must be there.
  document.addEventListener('DOMContentLoaded', () => painted(insertScripts));
}
