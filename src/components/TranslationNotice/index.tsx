import Translate, { translate } from '@docusaurus/Translate';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

/** `missing`: the page is shown in English. `stale`: the English page is newer. */
export type TranslationGap = 'missing' | 'stale';

/** Says that the translation of a page is missing or out of date, and links the English page. */
export default function TranslationNotice({ gap }: { gap: TranslationGap }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const isMissing = gap === 'missing';
  const title = isMissing
    ? translate({
        id: 'site.translation.missing.title',
        message: 'Not translated yet',
        description: 'Title of the note on a page without translation',
      })
    : translate({
        id: 'site.translation.stale.title',
        message: 'The English page is newer',
        description: 'Title of the note on a page whose translation is out of date',
      });
  return (
    <Admonition type="note" title={title}>
      {isMissing ? (
        <Translate
          id="site.translation.missing.text"
          description="Text of the note on a page without translation"
        >
          This page is available in English only.
        </Translate>
      ) : (
        <Translate
          id="site.translation.stale.text"
          description="Text of the note on a page whose translation is out of date"
          values={{
            page: (
              <a
                href={createUrl({ locale: i18n.defaultLocale, fullyQualified: false })}
                hrefLang={i18n.defaultLocale}
              >
                <Translate
                  id="site.translation.stale.link"
                  description="Link text in the note on a page whose translation is out of date"
                >
                  English page
                </Translate>
              </a>
            ),
          }}
        >
          {'The text below may lack the latest changes. The {page} has them.'}
        </Translate>
      )}
    </Admonition>
  );
}
