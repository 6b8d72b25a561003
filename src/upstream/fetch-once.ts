const asked = new Set<string>();

/**
 * Fetches code ahead, into the browser's cache. Once for each address: every link of a page asks for
 * what all pages share.
 */
export async function fetchOnce(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  const response = await fetch(url, { priority: 'low' });
  await response.arrayBuffer();
}
