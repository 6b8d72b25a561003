import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSearchSettings } from '@site/src/components/SearchClient';
import { pageTexts } from '@site/src/locales/page-texts';
import {
  handbookSize,
  isKeptWhole,
  keepHandbook,
  keptLocale,
  NotKept,
  removeHandbook,
} from '@site/src/offline/handbook';
import type { Reason } from '@site/src/offline/protocol';
import { messages as common } from '../messages';
import { messages } from './messages';
import styles from './styles.module.css';

const t = pageTexts(messages);
const word = pageTexts(common);

type State =
  | { status: 'unknown' | 'absent' | 'kept' }
  | { status: 'other'; locale: string }
  | { status: 'keeping'; share: number }
  | { status: 'failed'; reason: Reason };

const replace = (_state: State, next: State): State => next;

/** The state of the device now. */
async function look(locale: string): Promise<State> {
  if (!navigator.serviceWorker) return { status: 'failed', reason: 'blocked' };
  const kept = await keptLocale();
  if (kept === locale) {
    return (await isKeptWhole()) ? { status: 'kept' } : { status: 'failed', reason: 'network' };
  }
  return kept ? { status: 'other', locale: kept } : { status: 'absent' };
}

/** Bytes that the handbook takes, as soon as the host says so; asked for when they are shown. */
function useSize(locale: string, isShown: boolean): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    if (!isShown) return undefined;
    const left = new AbortController();
    void handbookSize(locale, left.signal).then(setBytes);
    return () => left.abort();
  }, [locale, isShown]);
  return bytes;
}

/** Keeps the handbook in the language of the page on the device, and removes it. */
export default function OfflineHandbook(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [state, show] = useReducer(replace, { status: 'unknown' });
  const mayKeep = state.status === 'absent' || state.status === 'other';
  const bytes = useSize(locale, mayKeep);
  useEffect(() => void look(locale).then(show, () => show(blocked)), [locale]);
  const isKept = state.status === 'kept';
  useEffect(() => {
    if (!isKept) return undefined;
    // Another tab may keep another language in its place.
    const lookAgain = (): void => void look(locale).then(show);
    navigator.serviceWorker.addEventListener('controllerchange', lookAgain);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', lookAgain);
  }, [isKept, locale]);

  const running = useRef<AbortController>(undefined);

  const keep = async () => {
    const { signal } = (running.current = new AbortController());
    show({ status: 'keeping', share: 0 });
    try {
      const onProgress = (share: number) => signal.aborted || show({ status: 'keeping', share });
      await keepHandbook(locale, onProgress, signal);
      show({ status: 'kept' });
    } catch (error) {
      if (signal.aborted) show(await look(locale));
      else show({ status: 'failed', reason: error instanceof NotKept ? error.reason : 'network' });
    }
  };
  const remove = async () => {
    await removeHandbook();
    show(await look(locale));
  };

  return (
    // Its content depends on this device.
    <div className={`screen-only ${styles.panel}`}>
      <div role={state.status === 'failed' ? 'alert' : 'status'}>
        <StateText state={state} bytes={bytes} />
      </div>
      {state.status === 'keeping' && <Progress share={state.share} locale={locale} />}
      <div className={styles.buttons}>
        {mayKeep && (
          <button type="button" className="button button--primary" onClick={() => void keep()}>
            {t('keep')}
          </button>
        )}
        {state.status === 'keeping' && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => running.current?.abort()}
          >
            {word('cancel')}
          </button>
        )}
        {hasParts(state) && (
          <button type="button" className="button button--primary" onClick={() => void keep()}>
            {word('tryAgain')}
          </button>
        )}
        {(state.status === 'kept' || state.status === 'other' || hasParts(state)) && (
          <button type="button" className="button button--secondary" onClick={() => void remove()}>
            {t('remove')}
          </button>
        )}
      </div>
    </div>
  );
}

const blocked: State = { status: 'failed', reason: 'blocked' };
const hasParts = (state: State) => state.status === 'failed' && state.reason !== 'blocked';

function Progress({ share, locale }: { readonly share: number; readonly locale: string }) {
  const label = t('progress');
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <div className={styles.progress}>
      <progress aria-label={label} value={share} />
      <span aria-hidden>{percent}</span>
    </div>
  );
}

function StateText({
  state,
  bytes,
}: {
  readonly state: State;
  readonly bytes: number | undefined;
}): ReactNode {
  switch (state.status) {
    case 'unknown':
      return null;
    case 'absent':
      return (
        <p>
          {t('absent')}
          <Size bytes={bytes} />
        </p>
      );
    case 'other':
      return (
        <p>
          <OtherLanguage locale={state.locale} />
          <Size bytes={bytes} />
        </p>
      );
    case 'keeping':
      return <p>{t('keeping')}</p>;
    case 'kept':
      return <KeptText />;
    case 'failed':
      return <p>{failures[state.reason]}</p>;
  }
}

function Size({ bytes }: { readonly bytes: number | undefined }): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  if (bytes === undefined) return null;
  const { format } = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (
    <>
      {/* With the sentence that it parts from the one before: a space of its own would move. */}{' '}
      {t('size', { size: format(bytes / 1e6), both: format((2 * bytes) / 1e6) })}
    </>
  );
}

function OtherLanguage({ locale }: { readonly locale: string }): ReactNode {
  const { localeConfigs } = useDocusaurusContext().i18n;
  return t('other', { language: localeConfigs[locale]?.label ?? locale });
}

function KeptText(): ReactNode {
  const { service } = useSearchSettings();
  return (
    <>
      <p>{t('kept')}</p>
      {service === 'hosted' && <p>{t('hosted')}</p>}
    </>
  );
}

const failures: Readonly<Record<Reason, ReactNode>> = {
  storage: t('storage'),
  network: t('network'),
  portal: t('portal'),
  blocked: t('blocked'),
};
