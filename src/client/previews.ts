/** Loads what only a reader who uses the page needs, so that a first page comes without it. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { onReader } from '../dom/reader';

if (ExecutionEnvironment.canUseDOM) {
  onReader(() => {
    // Without them every link still leads to its page.
    import(/* webpackChunkName: "previews" */ './on-reader')
      .then(({ start }) => start())
      .catch(() => undefined);
  });
}
