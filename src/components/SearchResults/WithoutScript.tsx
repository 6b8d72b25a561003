import React, { type ReactNode } from 'react';
import { plainText } from 'edocument-search';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useStartLists } from '@site/src/components/SearchDialog/startLists';

/** The search page for a reader without JavaScript: a word on it, and ways to the pages. */
export default function WithoutScript(): ReactNode {
  const lists = useStartLists();
  return (
    <noscript>
      <p>
        <Translate
          id="site.search.withoutScript"
          description="On the search page, for browsers without JavaScript"
        >
          The search needs JavaScript, which is off in your browser. The menu leads to all pages;
          these are asked for most:
        </Translate>
      </p>
      {lists.map(({ id, title, hits }) => (
        <section key={id}>
          <h2>{title}</h2>
          <ul>
            {hits.map(({ url, title: page }) => (
              <li key={url}>
                <Link to={url}>{plainText(page)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </noscript>
  );
}
