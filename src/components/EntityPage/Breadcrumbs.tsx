import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { EntityLink } from '@site/src/facts/entity-page';
import { usePageTexts } from './texts';

/** The way to a page that is in no sidebar. */
export function Breadcrumbs({
  breadcrumbs,
}: {
  readonly breadcrumbs: readonly EntityLink[];
}): ReactNode {
  return (
    <nav className="theme-doc-breadcrumbs" aria-label={usePageTexts().breadcrumbs}>
      <ul className="breadcrumbs">
        {breadcrumbs.slice(0, -1).map(({ label, to }) => (
          <li key={to} className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" aria-current="page">
            {breadcrumbs.at(-1)?.label}
          </span>
        </li>
      </ul>
    </nav>
  );
}
