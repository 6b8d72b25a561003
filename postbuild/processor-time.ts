/**
 * Starts to count. The result tells how much processor time this process has used since, all threads
 * together: unlike the time on the clock it is the same on a busy machine.
 */
export function processorTime(): () => string {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return `${((user + system) / 1e6).toFixed(2)} s of processor time`;
  };
}
