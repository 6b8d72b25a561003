// Runs in every measured page, before its own code: marks in the trace when a link was pressed, by
// the time of the input, and when the heading of another page is there.
(() => {
  const heading = () => document.querySelector('h1')?.textContent;
  // None in a document that has just been opened: there any heading is new.
  let before;

  const observer = new MutationObserver(() => {
    const now = heading();
    if (!now || now === before) return;
    observer.disconnect();
    performance.mark('content');
  });
  const watch = () =>
    observer.observe(document, { childList: true, characterData: true, subtree: true });

  addEventListener(
    'click',
    ({ timeStamp }) => {
      before = heading();
      performance.mark('press', { startTime: timeStamp });
      watch();
    },
    true,
  );
  watch();
})();
