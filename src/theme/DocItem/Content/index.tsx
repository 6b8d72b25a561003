// Wraps @docusaurus/theme-classic/lib/theme/DocItem/Content/index.js@3.8.1: a page whose
// translation is missing or out of date says so, the home page offers the handbook as PDF, and the
// code of the first page's content comes later.
import { DocProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { HandbookLink } from '@site/src/components/HandbookLink';
import ContentIsland from '@site/src/components/LaterContent/ContentIsland';
import type { LaterContent } from '@site/src/components/LaterContent/firstContent';
import { TranslationNotice } from '@site/src/components/TranslationNotice';
import type { TranslationData } from '@site/src/plugins/translation-state';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { useState, type ReactElement, type ReactNode } from 'react';

function PageContent(props: Props): ReactNode {
  const doc = useDoc();
  const isBrowser = useIsBrowser();
  const later = (props.children as ReactElement).type as LaterContent;
  const [isLater] = useState(!isBrowser && 'load' in later);
  const content = <Content {...props} />;
  if (!isLater) return <div data-page-content>{content}</div>;
  return (
    <ContentIsland content={later}>
      {/* The facts of a page are all that the provider takes from its content. */}
      <DocProvider content={doc as Parameters<typeof DocProvider>[0]['content']}>
        {content}
      </DocProvider>
    </ContentIsland>
  );
}

export default function DocItemContent(props: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { stale } = usePluginData('translation-state') as TranslationData;
  const { source, frontMatter, slug } = useDoc().metadata;
  const handbook = slug === '/' && <HandbookLink />;
  if (i18n.currentLocale === i18n.defaultLocale) {
    return (
      <>
        <PageContent {...props} />
        {handbook}
      </>
    );
  }
  if (source.startsWith('@site/docs/')) {
    return (
      <>
        <TranslationNotice gap="missing" />
        <div lang={i18n.defaultLocale}>
          <PageContent {...props} />
        </div>
      </>
    );
  }
  const english = source.replace(/^@site\/i18n\/[^/]+\/[^/]+\/current\//, 'docs/');
  return (
    <>
      {stale.includes(english) && !frontMatter.draft && <TranslationNotice gap="stale" />}
      <PageContent {...props} />
      {handbook}
    </>
  );
}
