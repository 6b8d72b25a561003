import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Common properties of inputs and textareas; a textarea is never checked. */
type Field = Pick<HTMLInputElement, 'type' | 'name' | 'value' | 'defaultValue'> &
  Partial<Pick<HTMLInputElement, 'checked' | 'defaultChecked'>>;

/** Hydration sets the default to what the server rendered, and leaves alone what the reader did. */
function isChanged({ type, checked, defaultChecked, value, defaultValue }: Field): boolean {
  // Of a group of radio buttons, only the chosen one counts.
  if (type === 'radio') return checked === true && !defaultChecked;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

/**
 * Takes over what was typed or ticked, or what the browser restored, before React was there: React
 * leaves it in the fields that it hydrates, but no event tells the state.
 *
 * @param take called once for each changed field
 * @returns ref of an element around the fields
 */
export function useEarlyInput<Frame extends HTMLElement>(
  take: (field: Field) => void,
): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const first = useRef(take);
  useLayoutEffect(() => {
    const fields = frame.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    );
    for (const field of Array.from(fields ?? [])) {
      if (isChanged(field)) first.current(field);
    }
  }, []);
  return frame;
}
