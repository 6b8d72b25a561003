/**
 * Whether the content may have to look unlike the server's, which knows no address and no reader:
 * by a filter in the address, a kind of tab chosen before, or a part that shows what is stored.
 */
export function isPersonal(content: Element): boolean {
  return (
    window.location.search !== '' ||
    content.querySelector('[data-personal]') !== null ||
    isTabChosen()
  );
}

function isTabChosen(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'));
  } catch {
    // Where the browser forbids storage, nothing is chosen.
    return false;
  }
}
