/**
 * Resolves when the browser has painted a new page: its title is set, its effects have run, and all
 * that scrolls with a navigation has. Calls resolve in their order.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
