// Wraps @docusaurus/theme-classic/lib/theme/DocItem/Content/index.js@3.8.1: a page whose
// translation is missing or out of date says so, and the home page offers the handbook as PDF.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HandbookLink } from '@site/src/components/HandbookLink';
import type { TranslationData } from '@site/src/plugins/translation-state';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { lazy, Suspense, type ReactNode } from 'react';

// Few pages have one.
const TranslationNotice = lazy(
  () =>
    import(/* webpackChunkName: "translation-notice" */ '@site/src/components/TranslationNotice'),
);

export default function DocItemContent(props: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { stale, untranslated } = usePluginData('translation-state') as TranslationData;
  const { source, frontMatter, slug } = useDoc().metadata;
  const handbook = slug === '/' && <HandbookLink />;
  if (i18n.currentLocale === i18n.defaultLocale) {
    return (
      <>
        <Content {...props} />
        {handbook}
      </>
    );
  }
  const english = source.replace(/^@site\/i18n\/[^/]+\/[^/]+\/current\//, 'docs/');
  if (source.startsWith('@site/docs/') || untranslated.includes(english)) {
    return (
      <>
        <Suspense>
          <TranslationNotice gap="missing" />
        </Suspense>
        <div lang={i18n.defaultLocale}>
          <Content {...props} />
        </div>
      </>
    );
  }
  return (
    <>
      {stale.includes(english) && !frontMatter.draft && (
        <Suspense>
          <TranslationNotice gap="stale" />
        </Suspense>
      )}
      <Content {...props} />
      {handbook}
    </>
  );
}
