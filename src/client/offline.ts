/**
 * Offline reading: tells of new versions where the handbook is kept, and keeps it when the reader
 * installs the site. For everybody else nothing is loaded and nothing registered.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && navigator.serviceWorker) {
  if (navigator.serviceWorker.controller) {
    void import(/* webpackChunkName: "update-notice" */ '@site/src/components/UpdateNotice').then(
      ({ offerUpdates }) => offerUpdates(),
    );
  }
  window.addEventListener('appinstalled', () => {
    void import(/* webpackChunkName: "offline" */ '@site/src/offline/handbook')
      .then(({ keepHandbook }) => keepHandbook(document.documentElement.lang))
      // Nobody waits for it; the page about offline reading says that nothing is kept.
      .catch(() => undefined);
  });
}
