import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** Link to the handbook as PDF; nothing where the site is built without it. */
export function HandbookLink(): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  // Written after the build by `npm run pdf`, so that it is no link that the build could check.
  const href = useBaseUrl(`eDocument-${i18n.currentLocale}.pdf`);
  if (siteConfig.customFields?.handbookPdf !== true) {
    return null;
  }
  return (
    <p className="margin-top--md">
      <a href={href} type="application/pdf">
        <Translate id="site.handbook.pdf" description="Link to the handbook as one PDF">
          The whole handbook as PDF
        </Translate>
      </a>
    </p>
  );
}
