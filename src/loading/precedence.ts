let preceding: Promise<unknown> | undefined;

/**
 * Lets a download go before the pages of links that come into view, which Docusaurus fetches ahead,
 * until it has come or failed.
 */
export function takePrecedence<Download extends Promise<unknown>>(download: Download): Download {
  if (!preceding) {
    const { docusaurus } = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch: async (path) => {
        await preceding;
        return (await docusaurus.prefetch(path)) || [];
      },
    };
  }
  preceding = Promise.allSettled([preceding, download]);
  return download;
}
