import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';

const t = pageTexts(messages);

/** The first that fits an address says what its page is. */
const KINDS = [
  ['/HowTo', 'howTo'],
  ['/Reference/Rules/', 'rule'],
  ['/Reference/Terms/', 'term'],
  ['/Reference/CodeLists/', 'codes'],
  ['/Reference', 'reference'],
  ['/blog', 'news'],
  ['/Release', 'news'],
  ['/Setup', 'setup'],
] as const;

/** The kind of a hit's page in a word; nothing where its address does not tell. */
export default function SearchKind({
  url,
  className,
}: {
  readonly url: string;
  readonly className?: string | undefined;
}): ReactNode {
  const kind = KINDS.find(([folder]) => url.includes(folder))?.[1];
  return kind && <span className={className}>{t(kind)}</span>;
}
