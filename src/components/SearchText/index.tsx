import React, { type ReactNode } from 'react';
import { splitMarks } from '@site/packages/search/src/marked';

/** A highlighted value as text nodes and `<mark>`; nothing from an index becomes markup. */
export default function SearchText({ value }: { readonly value: string }): ReactNode {
  return splitMarks(value).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
