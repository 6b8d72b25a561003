import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSearchSettings } from '@site/src/components/SearchClient';
import {
  handbookSize,
  keepHandbook,
  keptLocale,
  NotKept,
  removeHandbook,
} from '@site/src/offline/handbook';
import type { Reason } from '@site/src/offline/protocol';
import styles from './styles.module.css';

type State =
  | { status: 'unknown' | 'absent' | 'kept' }
  | { status: 'other'; locale: string }
  | { status: 'keeping'; share: number }
  | { status: 'failed'; reason: Reason };

const replace = (_state: State, next: State): State => next;

/** What is on the device now. */
async function look(locale: string): Promise<State> {
  if (!navigator.serviceWorker) return { status: 'failed', reason: 'blocked' };
  const kept = await keptLocale();
  if (kept === locale) return { status: 'kept' };
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
    // What it shows depends on this device.
    <div className={`screen-only ${styles.panel}`}>
      <div role={state.status === 'failed' ? 'alert' : 'status'}>
        <StateText state={state} bytes={bytes} />
      </div>
      {state.status === 'keeping' && <Progress share={state.share} locale={locale} />}
      <div className={styles.buttons}>
        {mayKeep && (
          <button type="button" className="button button--primary" onClick={() => void keep()}>
            <Translate id="site.offline.keep" description="Button that keeps the handbook">
              Keep this handbook on this device
            </Translate>
          </button>
        )}
        {state.status === 'keeping' && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => running.current?.abort()}
          >
            <Translate id="site.offline.cancel" description="Button that stops the download">
              Cancel
            </Translate>
          </button>
        )}
        {hasParts(state) && (
          <button type="button" className="button button--primary" onClick={() => void keep()}>
            <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
          </button>
        )}
        {(state.status === 'kept' || state.status === 'other' || hasParts(state)) && (
          <button type="button" className="button button--secondary" onClick={() => void remove()}>
            <Translate id="site.offline.remove" description="Button that removes the handbook">
              Remove it from this device
            </Translate>
          </button>
        )}
      </div>
    </div>
  );
}

const blocked: State = { status: 'failed', reason: 'blocked' };
const hasParts = (state: State) => state.status === 'failed' && state.reason !== 'blocked';

function Progress({ share, locale }: { readonly share: number; readonly locale: string }) {
  const label = translate({
    id: 'site.offline.progress',
    message: 'Download of the handbook',
    description: 'Accessible name of the progress bar',
  });
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
          <Translate id="site.offline.absent" description="State: the handbook is not kept">
            This handbook is not kept on this device.
          </Translate>
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
      return (
        <p>
          <Translate id="site.offline.keeping" description="State: the handbook is being loaded">
            The handbook is being loaded. You can go on reading; please leave this tab open.
          </Translate>
        </p>
      );
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
      <Translate
        id="site.offline.size"
        description="How much room the handbook takes, and the old and new version together"
        values={{ size: format(bytes / 1e6), both: format((2 * bytes) / 1e6) }}
      >
        {'It takes {size} of storage, and up to {both} while a new version is loaded.'}
      </Translate>
    </>
  );
}

function OtherLanguage({ locale }: { readonly locale: string }): ReactNode {
  const { localeConfigs } = useDocusaurusContext().i18n;
  return (
    <Translate
      id="site.offline.other"
      description="State: the handbook of another language is kept"
      values={{ language: localeConfigs[locale]?.label ?? locale }}
    >
      {
        'On this device the handbook is kept in another language: {language}. Only one is kept at a time, so this one would take its place.'
      }
    </Translate>
  );
}

function KeptText(): ReactNode {
  const { service } = useSearchSettings();
  return (
    <>
      <p>
        <Translate id="site.offline.kept" description="State: the handbook is kept">
          This handbook is kept on this device and opens without a network. A new version is loaded
          by itself, and you are told when it is ready.
        </Translate>
      </p>
      {service === 'hosted' && (
        <p>
          <Translate id="site.offline.hosted" description="State: kept, but search is a service">
            The search asks a service on the Internet, so it does not work without a network.
          </Translate>
        </p>
      )}
    </>
  );
}

const failures: Readonly<Record<Reason, ReactNode>> = {
  storage: (
    <Translate id="site.offline.storage" description="Failure: no room on the device">
      There is not enough room on this device. Make room, and then try again.
    </Translate>
  ),
  network: (
    <Translate id="site.offline.network" description="Failure: the download was interrupted">
      The handbook could not be loaded completely. Check your connection, and then try again: what
      is already there is not loaded a second time.
    </Translate>
  ),
  portal: (
    <Translate id="site.offline.portal" description="Failure: a sign-in page answers instead">
      Something else answers in place of this site, such as the sign-in page of a network. Open any
      page to sign in there, and then try again.
    </Translate>
  ),
  blocked: (
    <Translate id="site.offline.blocked" description="Failure: the browser does not allow it">
      Your browser does not let this site keep anything on the device. This is so in private
      windows, and where the data of sites are blocked in the settings.
    </Translate>
  ),
};
