import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { announce } from '@site/src/dom/announce';
import { focusForReading } from '@site/src/dom/focus';
import { pageTexts } from '@site/src/locales/page-texts';
import { idInHash } from '@site/src/site/hash';
import Button from '../tool/Button';
import { messages } from './messages';
import { showFinding, showForm } from './return';
import styles from './styles.module.css';
import { endWalk, type Stop, type Walk } from './walk';

const t = pageTexts(messages);

/** A walk through the findings of a result, at the foot of each page until it ends. */
export default function Strip({ walk }: { readonly walk: Walk }): ReactNode {
  const { from, stops } = walk;
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const [at, setAt] = useState(0);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const strip = useRef<HTMLElement>(null);
  const stop = stops[at] as Stop;
  const isLast = at === stops.length - 1;
  const sentence = t('step', { at: at + 1, of: stops.length, name: stop.name });

  useEffect(() => {
    // The button that began the walk goes with its page.
    if (!strip.current?.contains(document.activeElement)) strip.current?.focus();
    const before = history.location.pathname;
    history.push(withBaseUrl(stop.to));
    // A new page is announced when it is there.
    if (history.location.pathname === before) announce(sentence);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a step leads on once
  }, [walk, at]);

  const goBack = (show: () => void) => {
    if (history.location.pathname !== from) history.push(from);
    show();
  };
  const checkAgain = () => {
    endWalk();
    goBack(showForm);
  };
  const read = () => {
    const [, hash = ''] = stop.to.split('#');
    const place = document.getElementById(idInHash(`#${hash}`));
    if (place) focusForReading(place);
    // Another page takes the focus when it is there, unless the strip has it.
    else strip.current?.querySelector<HTMLElement>(':focus')?.blur();
  };
  const setIsDone = (isDone: boolean) =>
    setDone(
      (before) => new Set(isDone ? [...before, at] : [...before].filter((one) => one !== at)),
    );

  return (
    <section
      ref={strip}
      className={`screen-only ${styles.strip}`}
      aria-label={t('walk')}
      tabIndex={-1}
      data-walk={sentence}
    >
      <p className={styles.stop}>
        {at + 1}/{stops.length} ·{' '}
        <Link to={stop.to} onClick={read}>
          {stop.name}
        </Link>
      </p>
      <label>
        <input
          type="checkbox"
          checked={done.has(at)}
          onChange={({ target }) => setIsDone(target.checked)}
        />{' '}
        <span>{t('done')}</span>
      </label>
      <Button isSmall onClick={() => goBack(() => showFinding(stop.finding))}>
        {t('back')}
      </Button>
      <Button isSmall isPrimary onClick={isLast ? checkAgain : () => setAt(at + 1)}>
        {t(isLast ? 'again' : 'next')}
      </Button>
      <Button isSmall aria-label={t('end')} onClick={endWalk}>
        <span aria-hidden>×</span>
      </Button>
    </section>
  );
}
