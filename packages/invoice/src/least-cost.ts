/**
 * Processor time of some work, the least of three runs: what else the machine does has no part in
 * it. Of use in ratios alone.
 *
 * @returns microseconds
 */
export function leastCost(work: () => unknown): number {
  const costs = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return user + system;
  });
  return Math.min(...costs);
}
