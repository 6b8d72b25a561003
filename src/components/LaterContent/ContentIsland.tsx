import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { useHistory } from '@docusaurus/router';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { ScrollControllerProvider } from '@docusaurus/theme-common/internal';
import Loading from '@theme/Loading';
import { Router } from 'react-router-dom';
import { onReader } from '@site/src/client/reader';
import { keepActions } from './actions';
import type { LaterContent } from './firstContent';
import { isPersonal } from './personal';

interface Props {
  readonly content: Pick<LaterContent, 'load' | 'written'>;
  /** The content, which can be rendered as soon as it is loaded. */
  readonly children: ReactNode;
}

function Live({ onLive }: { readonly onLive: () => void }): ReactNode {
  useEffect(onLive, [onLive]);
  return null;
}

/**
 * The content of the page that the server rendered. It stays as it is, without code, until a reader
 * does something; then its code comes and takes it over, as a React root of its own: changes
 * around it (of a context, of the address) would have React throw it away.
 */
export default function ContentIsland({ content, children }: Props): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [failure, setFailure] = useState<{ error: Error; retry: () => void }>();
  const [isAlone, setAlone] = useState(true);

  useLayoutEffect(() => {
    const container = containerRef.current;
    // Where something had changed the page, React made it anew and this is empty.
    if (container?.firstChild !== null) return;
    container.append(...Array.from(content.written?.childNodes ?? []));
  }, [content]);

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return undefined;
    let root: Root | undefined;
    let isLive = false;
    let isGone = false;
    let hasFailed = false;

    const actions = keepActions(container, {
      onKept: () => hasFailed && wake(),
      onLink: (address) => history.push(address),
    });
    // Not at once, since React may be rendering just now.
    const leave = (): void => void setTimeout(() => root?.unmount());
    const onLive = (): void => {
      isLive = true;
      if (isGone) leave();
      else actions.replay();
    };
    const hydrate = (): void => {
      root = hydrateRoot(
        container,
        <DocusaurusContextProvider>
          <BrowserContextProvider>
            <Router history={history}>
              <ScrollControllerProvider>
                <DocsPreferredVersionContextProvider>
                  {children}
                  <Live onLive={onLive} />
                </DocsPreferredVersionContextProvider>
              </ScrollControllerProvider>
            </Router>
          </BrowserContextProvider>
        </DocusaurusContextProvider>,
        {
          // Ids that are made later must not be those of the page around.
          identifierPrefix: 'content-',
          onRecoverableError: (error) => console.error(error),
          // It may need a context that only the page around has; if not, the page shows the error.
          onUncaughtError: (error) => {
            console.error(error);
            setAlone(false);
          },
        },
      );
    };
    const wake = (): void => {
      hasFailed = false;
      setFailure(undefined);
      content.load().then(
        () => !isGone && startTransition(hydrate),
        (error: Error) => {
          hasFailed = true;
          if (!isGone && !actions.isEmpty()) setFailure({ error, retry: wake });
        },
      );
    };

    const stopWaiting = isPersonal(container) ? wake() : onReader(wake);
    return () => {
      isGone = true;
      stopWaiting?.();
      actions.forget();
      // A root that React has not taken over yet goes when it has.
      if (isLive) leave();
    };
    // The page is one and the same as long as this is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (!isAlone) return <div data-page-content>{children}</div>;
  return (
    <>
      {failure && <Loading {...failure} isLoading={false} pastDelay timedOut={false} />}
      {/* An empty text: React leaves what the server wrote. */}
      <div ref={containerRef} data-page-content suppressHydrationWarning>
        {''}
      </div>
    </>
  );
}
