import type { MouseEvent } from 'react';
import { announce } from '@site/src/dom/announce';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from '../messages';

const word = pageTexts(messages);

/** Copies the value of a button in content that has no code of its own. */
export function copy({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[value]') : null;
  const value = button?.getAttribute('value');
  if (!value) return;
  navigator.clipboard.writeText(value).then(
    () => announce(word('copied')),
    () => announce(word('copyFailed')),
  );
}
