/** Milliseconds until a host that does not answer counts as out of reach. */
const ANSWER_LIMIT = 5_000;

/** Resolves to true when the host answers; a page that is kept on the device answers too. */
const answers = (): Promise<boolean> =>
  fetch('', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_LIMIT),
  }).then(
    () => true,
    () => false,
  );

/**
 * The code of the next page did not come. Where the host answers, a deployment may have removed it:
 * the page is loaded afresh. Without a network the present page stays, with a message and a button
 * that tries again, by the element of `failure-message.ts`.
 */
export async function reloadOrStay(): Promise<void> {
  const message = document.getElementById('site-failure');
  const retry = message?.querySelector('button');
  if (!message || !retry || (await answers())) {
    location.reload();
    return;
  }
  const [ofThisPage, ofNextPage] = Array.from(message.querySelectorAll('p'));
  if (ofThisPage) ofThisPage.hidden = true;
  if (ofNextPage) ofNextPage.hidden = false;
  message.hidden = false;
  retry.onclick = () => void reloadOrStay();
  const hide = (): void => void (message.hidden = true);
  document.addEventListener('click', hide, { capture: true, once: true });
  window.addEventListener('popstate', hide, { once: true });
}
