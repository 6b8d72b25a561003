import { useEffect, useState, type ComponentType } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Recognition } from '@site/src/components/SearchRecognition/recognition';
import { shapeOf } from '@site/src/components/SearchRecognition/shape';
import { localeId } from '@site/src/locales';

interface Found {
  readonly text: string;
  readonly recognition?: Recognition | undefined;
  /** Shows it. */
  readonly Recognised?: ComponentType<{ readonly recognition: Recognition }>;
}

/**
 * What a query is. Its code comes once a query looks like more than words; until then, such a query
 * is pending, since one that is recognised may not have to be searched.
 *
 * @param text the whole text, also where the field has a part of it
 */
export function useRecognition(text: string): Found & { readonly isPending: boolean } {
  const { currentLocale } = useDocusaurusContext().i18n;
  const [found, setFound] = useState<Found>({ text: '' });
  const isFound = found.text === text;
  const isPending = !isFound && shapeOf(text) !== undefined;
  useEffect(() => {
    if (!isPending) return undefined;
    let isCurrent = true;
    void import(/* webpackChunkName: "recognised" */ './Recognised')
      .then(async ({ default: Recognised, recognise }) => ({
        text,
        recognition: await recognise(text, localeId(currentLocale)),
        Recognised,
      }))
      // What is not recognised is searched.
      .catch(() => ({ text }))
      .then((next) => {
        if (isCurrent) setFound(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [text, isPending, currentLocale]);
  return isFound ? { ...found, isPending } : { text, isPending };
}
