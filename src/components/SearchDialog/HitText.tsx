import React, { type ReactNode } from 'react';
import SearchText from '@site/src/components/SearchText';
import {
  HIERARCHY_LEVELS,
  type FoundHit,
  type HierarchyLevel,
} from '@site/packages/search/src/types';

/** Highlighted and cut value of a level or the content; a stored hit has the raw one only. */
function valueOf(hit: FoundHit, attribute: HierarchyLevel | 'content'): string {
  const snippet = attribute === 'content' ? hit._snippetResult?.content : undefined;
  const level = attribute === 'content' ? undefined : hit._snippetResult?.hierarchy?.[attribute];
  const raw = attribute === 'content' ? hit.content : hit.hierarchy[attribute];
  return (snippet ?? level)?.value ?? raw ?? '';
}

/** What the page of a hit is about, where the hit is the page. */
const descriptionOf = (hit: FoundHit): string | undefined =>
  hit.type === 'lvl1'
    ? (hit._snippetResult?.content?.value ?? hit.content ?? undefined)
    : undefined;

/** Headings between the page's title and the hit; for the page itself its category. */
function trail(hit: FoundHit, withPage: boolean): string[] {
  if (hit.type === 'lvl0' || hit.type === 'lvl1')
    return hit.hierarchy.lvl0 ? [hit.hierarchy.lvl0] : [];
  const own = hit.type === 'content' ? undefined : hit.type;
  return HIERARCHY_LEVELS.slice(withPage ? 1 : 2)
    .filter((level) => hit.hierarchy[level] && (!own || level < own))
    .map((level) => valueOf(hit, level));
}

interface HitTextProps {
  readonly hit: FoundHit;
  /** Whether the page must be named, because no group does it. */
  readonly withPage?: boolean;
}

/** What a hit says: the heading or the text that was found, and where it is. */
export default function HitText({ hit, withPage = false }: HitTextProps): ReactNode {
  const description = descriptionOf(hit);
  const path = description ? [description] : trail(hit, withPage);
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        <SearchText value={valueOf(hit, hit.type)} />
      </span>
      {path.length > 0 && (
        <span className="DocSearch-Hit-path">
          {path.map((part, index) => (
            <React.Fragment key={index}>
              {index > 0 && ' › '}
              <SearchText value={part} />
            </React.Fragment>
          ))}
        </span>
      )}
    </span>
  );
}
