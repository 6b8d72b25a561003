import i18n from '@generated/i18n';
import { createElement, Fragment, type ReactNode } from 'react';
import { localeId } from './index';
import {
  messagesIn,
  partsOf,
  pattern,
  type Key,
  type Messages,
  type Text,
  type Values,
} from './messages';

/** Texts in the language of the page. */
interface PageTexts<M extends Messages> extends Text<M> {
  /** A text with elements in the places of its values. */
  rich: <K extends Key<M>>(key: K, ...values: Values<M, K, ReactNode>) => ReactNode;
}

/**
 * The texts of a module in the language of the page. Each language is a site of its own, so this
 * needs no hook, and works outside components too.
 */
export function pageTexts<M extends Messages>(messages: M): PageTexts<M> {
  const locale = () => localeId(i18n.currentLocale);
  const text: Text<M> = (key, ...values) => messagesIn(messages, locale())(key, ...values);
  return Object.assign(text, {
    rich: <K extends Key<M>>(key: K, ...[values]: Values<M, K, ReactNode>): ReactNode => {
      const given: Readonly<Record<string, ReactNode>> = values ?? {};
      const parts = partsOf(pattern(messages, locale(), key)).map((part, index) =>
        index % 2 === 1 ? given[part] : part,
      );
      return createElement(Fragment, null, ...parts);
    },
  });
}
