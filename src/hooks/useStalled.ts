import { useEffect, useState } from 'react';

/** True when what runs for `key` has run for so many milliseconds. */
export function useStalled(isRunning: boolean, key: string, milliseconds: number): boolean {
  const [stalledFor, setStalledFor] = useState<string>();
  useEffect(() => {
    if (!isRunning) return undefined;
    let hasStalled = false;
    const timer = setTimeout(() => {
      hasStalled = true;
      setStalledFor(key);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      // Not with every key: React takes dozens of updates in a row for an endless loop.
      if (hasStalled) setStalledFor(undefined);
    };
  }, [isRunning, key, milliseconds]);
  return isRunning && stalledFor === key;
}
