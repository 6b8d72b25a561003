import { RENEWAL_LIMIT } from './renew';

const RUNTIME = /\/assets\/js\/runtime~main\.\w+\.js/;

/**
 * True when the host has another version of the open page, so that the files that this one names may be
 * gone. False without an answer, and where something else answers, such as the sign-in page of a network.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLElement>('template[data-script*="/runtime~main."]');
  try {
    const signal = AbortSignal.timeout(RENEWAL_LIMIT);
    const response = await fetch(location.pathname, { cache: 'no-store', signal });
    const [newest] = RUNTIME.exec(await response.text()) ?? [];
    return newest !== undefined && own !== null && !own.dataset.script?.endsWith(newest);
  } catch {
    return false;
  }
}
