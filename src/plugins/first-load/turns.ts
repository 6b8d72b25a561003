/**
 * Loads something and starts it, each in a task of its own, so that the browser can react in between.
 */
export async function inTurns<Loaded>(
  load: () => Promise<Loaded>,
  start: (loaded: Loaded) => void,
): Promise<void> {
  await nextTask();
  const loaded = await load();
  await nextTask();
  start(loaded);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
