import type { ReactNode } from 'react';
import type { Hit, MarkedText } from 'edocument-search';
import SearchText from '@site/src/components/SearchText';
import SearchTrail from '@site/src/components/SearchTrail';

/** The line of a hit by which it was found. */
function headline({ type, title, trail, text }: Hit): MarkedText {
  if (type === 'text') return text;
  return type === 'page' ? title : (trail.at(-1) ?? title);
}

/** The description of a page, else its category; of other hits, the headings above. */
function place({ type, category, title, trail, text }: Hit, withPage: boolean): MarkedText[] {
  if (type === 'page') return [text, category].filter(({ length }) => length > 0).slice(0, 1);
  const above = type === 'heading' ? trail.slice(0, -1) : trail;
  return withPage ? [title, ...above] : [...above];
}

interface HitTextProps {
  readonly hit: Hit;
  /** The page must be named, because no group does it. */
  readonly withPage?: boolean;
}

/** The heading or text that was found, and its place. */
export default function HitText({ hit, withPage = false }: HitTextProps): ReactNode {
  const path = place(hit, withPage);
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        <SearchText text={headline(hit)} />
      </span>
      {path.length > 0 && (
        <span className="DocSearch-Hit-path">
          <SearchTrail trail={path} />
        </span>
      )}
    </span>
  );
}
