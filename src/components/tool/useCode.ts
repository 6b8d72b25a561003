import { useState } from 'react';

interface Code<Module> {
  /** Undefined until it is there. */
  readonly module: Module | undefined;
  readonly isMissing: boolean;
  readonly load: () => void;
  /** Says that other code of the tool did not come. */
  readonly miss: () => void;
}

/** Code that comes when it is first needed, so that the page is light without it. */
export function useCode<Module>(fetchCode: () => Promise<Module>): Code<Module> {
  const [module, setModule] = useState<Module>();
  const [isMissing, setIsMissing] = useState(false);
  const miss = () => setIsMissing(true);
  const load = () => {
    setIsMissing(false);
    if (!module) fetchCode().then(setModule, miss);
  };
  return { module, isMissing, load, miss };
}
