import { answers } from './answers';
import { REPAIR, TAKE_OVER } from './protocol';

/**
 * Watches for a newer version of the kept handbook, on a page that comes from the kept one.
 *
 * @param onReady called when a newer version is complete; its argument changes to it, in every tab
 */
export async function watchUpdates(onReady: (change: () => void) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.getRegistration();
  if (!registration) return;
  registration.active?.postMessage(REPAIR);
  // No page of the old version goes on with the files of the new one.
  workers.addEventListener('controllerchange', () => window.location.reload());
  const offer = async (worker: ServiceWorker | null): Promise<void> => {
    if (worker?.state !== 'installed' || !(await answers(worker))) return;
    onReady(() => worker.postMessage(TAKE_OVER));
  };
  void offer(registration.waiting);
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => void offer(worker));
  };
  follow();
  registration.addEventListener('updatefound', follow);
}
