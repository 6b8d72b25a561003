/** Loads the previews of links at the first sign of a reader, so that a first page comes without them. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { onReader } from '../dom/reader';

if (ExecutionEnvironment.canUseDOM) {
  onReader(() => {
    // Without them every link still leads to its page.
    import(/* webpackChunkName: "previews" */ './link-preview')
      .then(({ showPreviews }) => showPreviews())
      .catch(() => undefined);
  });
}
