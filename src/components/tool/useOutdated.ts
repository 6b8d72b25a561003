import { useEffect, useState } from 'react';
import { isOutdated } from '@site/src/loading/outdated';

/** True when code of a tool did not come because a new version of the site is out. */
export function useOutdated(isLost: boolean): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (isLost) void isOutdated().then(setOutdated);
  }, [isLost]);
  return isLost && outdated;
}
