import { useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';

/** What the frame around a documentation page needs of its content: title, headings, neighbours. */
export type Facts = Pick<
  PropDocContent,
  'metadata' | 'frontMatter' | 'contentTitle' | 'toc' | 'assets'
>;

const ID = 'page-facts';

const written = ({ metadata, frontMatter, contentTitle, toc, assets }: Facts) => {
  const json = JSON.stringify({ metadata, frontMatter, contentTitle, toc, assets });
  return { __html: json.replaceAll('<', '\\u003c') };
};

/** Writes the facts of the page into the page that the server renders; a later page has none. */
export function PageFacts({ content }: { readonly content: PropDocContent }): ReactNode {
  const isBrowser = useIsBrowser();
  const [isFirst] = useState(!isBrowser);
  if (!isFirst) return null;
  const script = { id: ID, type: 'application/json', suppressHydrationWarning: true };
  if (typeof document === 'undefined') {
    return <script {...script} dangerouslySetInnerHTML={written(content)} />;
  }
  // An empty text: React leaves what the server wrote.
  return <script {...script}>{''}</script>;
}

/** The facts of the page that the server rendered; undefined where it is no documentation page. */
export function readFacts(): Facts | undefined {
  const json = document.getElementById(ID)?.textContent;
  return json ? (JSON.parse(json) as Facts) : undefined;
}
