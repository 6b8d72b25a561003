import { afterPreceding } from '../loading/precedence';

/**
 * Lets the frame that shows a link come to the screen first: on two cores it would share them with the
 * requests for the code of up to forty pages. The index of a search that was asked for goes before, too.
 */
export const later =
  (prefetch: (path: string) => unknown) =>
  (path: string): void =>
    void setTimeout(() => void afterPreceding().then(() => prefetch(path)), 100);
