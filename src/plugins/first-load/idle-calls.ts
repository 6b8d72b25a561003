import { whenIdle } from '@site/src/client/idle';

/** Puts calls off until the browser has nothing else to do, and then makes one at a time. */
export function inIdleTime<Given extends unknown[]>(call: (...given: Given) => unknown) {
  const waiting: Given[] = [];

  function next(): void {
    const given = waiting.shift();
    if (waiting.length > 0) whenIdle(next);
    if (given) call(...given);
  }

  return (...given: Given): void => {
    if (waiting.push(given) === 1) whenIdle(next);
  };
}
