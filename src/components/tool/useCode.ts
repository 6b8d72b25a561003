import { useEffect, useState } from 'react';
import { useKept } from './useKept';

interface Code<Module> {
  /** Undefined until it is there. */
  readonly module: Module | undefined;
  readonly isMissing: boolean;
  readonly load: () => void;
  /** Says that other code of the tool did not come. */
  readonly miss: () => void;
}

/**
 * Code that comes when it is first needed, so that the page is light without it.
 *
 * @param name of the chunk
 * @param isNeeded the page begins with a result that needs it
 */
export function useCode<Module>(
  name: string,
  fetchCode: () => Promise<Module>,
  isNeeded: boolean,
): Code<Module> {
  const [module, setModule] = useKept<Module | undefined>(name, undefined);
  const [isMissing, setIsMissing] = useState(false);
  const miss = () => setIsMissing(true);
  const start = () => fetchCode().then(setModule, miss);
  const load = () => {
    setIsMissing(false);
    if (!module) void start();
  };
  useEffect(() => {
    if (isNeeded && !module) void start();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return { module, isMissing, load, miss };
}
