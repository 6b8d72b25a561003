/**
 * Lets the frame that shows a link come to the screen first: on two cores it would share them with the
 * requests for the code of up to forty pages.
 */
export const later =
  (prefetch: (path: string) => unknown) =>
  (path: string): void =>
    void setTimeout(() => prefetch(path), 100);
