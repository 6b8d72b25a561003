import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useHistory } from '@docusaurus/router';
import { CONTENT_ID } from './content-id';
import { copy } from './copy';

/**
 * React keeps what is there, since it has nothing to compare it with. The same object each time: React
 * would write another one into the page.
 */
const AS_WRITTEN = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/** The link of the content to another page that an event is about. Links to files have a target. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname ? undefined : link;
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** As a link of Docusaurus does. */
function fetchAhead(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (link) void window.docusaurus.preload(link.pathname);
}

/**
 * Content of a rule or term as the server wrote it: what is in the document already, or what has been
 * fetched. Its links lead to pages as those that React renders do.
 */
export default function Written({
  content,
}: {
  readonly content?: Element | undefined;
}): ReactNode {
  const history = useHistory();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A copy, since the reader may come back.
    if (content) place.current?.replaceChildren(...Array.from(content.cloneNode(true).childNodes));
  }, [content]);

  function onClick(event: MouseEvent): void {
    copy(event);
    const link = !event.defaultPrevented && isPlain(event) ? linkOf(event) : undefined;
    if (!link) return;
    event.preventDefault();
    history.push(link.getAttribute('href') ?? '');
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      id={CONTENT_ID}
      onClick={onClick}
      onMouseOver={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={fetchAhead}
      {...(!content && AS_WRITTEN)}
    />
  );
}
