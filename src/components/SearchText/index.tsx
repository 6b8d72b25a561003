import React, { type ReactNode } from 'react';
import type { MarkedText } from 'edocument-search';

/** A text with its matches, as text nodes and `<mark>`. */
export default function SearchText({ text: parts }: { readonly text: MarkedText }): ReactNode {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
