import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import Button from '../tool/Button';
import { messages } from './messages';
import Strip from './Strip';
import { startWalk, type Stop } from './walk';

const t = pageTexts(messages);

/** Begins a walk from the findings of a result to the places where they are mended. */
export default function WalkButton({ stops }: { readonly stops: readonly Stop[] }): ReactNode {
  const { pathname: from } = useLocation();
  if (stops.length === 0) return null;
  return (
    <p className="screen-only">
      <Button onClick={() => startWalk({ from, stops, Strip })}>
        {t('start', { count: stops.length })}
      </Button>
    </p>
  );
}
