import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import type { EntityLink } from '@site/src/facts/entity-page';

interface Props {
  /** The pages between the start page and this one. */
  readonly above?: readonly EntityLink[];
  /** Name of the page; without it the way ends with the page above. */
  readonly here?: string | undefined;
}

/** The way to a page that is in no sidebar. */
export default function Breadcrumbs({ above = [], here }: Props): ReactNode {
  return (
    <nav
      className="theme-doc-breadcrumbs"
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {above.map(({ label, to }) => (
          <li key={to} className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={to}>
              {label}
            </Link>
          </li>
        ))}
        {here !== undefined && (
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link" aria-current="page">
              {here}
            </span>
          </li>
        )}
      </ul>
    </nav>
  );
}
