import { type MouseEvent, type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { announce } from '@site/src/client/announce';
import PrintAddress from '../PageActions/PrintAddress';
import TwinLink from '../PageActions/TwinLink';
import StructuredData from '../StructuredData';
import { CONTENT_ID } from './content-id';
import './styles.module.css';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** JSON-LD. */
  readonly data: unknown;
  /** The content; without it, what the server has written stays. */
  readonly children?: ReactNode;
}

/** Copies the value of a button in content that has no code of its own. */
function copy({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[value]') : null;
  const value = button?.getAttribute('value');
  if (!value) return;
  navigator.clipboard.writeText(value).then(
    () => announce(translate({ id: 'site.copy.copied', message: 'Copied' })),
    () =>
      announce(
        translate({ id: 'site.copy.failed', message: 'The browser does not allow copying.' }),
      ),
  );
}

/** The layout around the page of a rule or term. */
export default function Frame({ title, description, keywords, data, children }: Props): ReactNode {
  const frozen = children === undefined;
  return (
    <Layout>
      <PageMetadata {...{ title, description, keywords }} />
      <StructuredData data={data} />
      <TwinLink />
      {frozen ? (
        // React keeps what is there, since it has nothing to compare it with.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          id={CONTENT_ID}
          onClick={copy}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      ) : (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div id={CONTENT_ID} onClick={copy} data-title={title} data-keywords={keywords}>
          {children}
        </div>
      )}
      <PrintAddress />
    </Layout>
  );
}
