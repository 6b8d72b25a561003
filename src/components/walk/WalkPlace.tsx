import type { ReactNode } from 'react';
import { useWalk } from './walk';

/** The foot of each page, where the walk that is under way shows itself. */
export default function WalkPlace(): ReactNode {
  const walk = useWalk();
  return walk && <walk.Strip key={walk.stops[0]?.finding} walk={walk} />;
}
