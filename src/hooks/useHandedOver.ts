import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';

/** Tools that the search hands what was pasted to. */
export type Tool = 'check' | 'decoder' | 'leitweg-id';

/** In the memory of the page alone: no address, request or storage has it. */
const waiting = new Map<Tool, string>();

/** Leaves a text for a tool, which takes it when the next page is there. */
export function handOver(tool: Tool, text: string): void {
  waiting.clear();
  waiting.set(tool, text);
}

/** Gives a tool what was handed over to it, once. */
export function useHandedOver(tool: Tool, take: (text: string) => void): void {
  const { key } = useLocation();
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const text = waiting.get(tool);
    if (text === undefined) return;
    waiting.delete(tool);
    latest.current(text);
  }, [tool, key]);
}
