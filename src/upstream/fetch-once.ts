const asked = new Set<string>();

/**
 * Fetches code ahead, into the browser's cache. Once for each address: every link of a page asks for
 * what all pages share. Not without a network, where each try would be an error in the console.
 */
export async function fetchOnce(url: string): Promise<void> {
  if (!navigator.onLine || asked.has(url)) return;
  asked.add(url);
  const response = await fetch(url, { priority: 'low' });
  await response.arrayBuffer();
}
