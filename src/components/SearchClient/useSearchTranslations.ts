import { useMemo } from 'react';
import type { DocSearchTranslations, ModalTranslations } from '@docsearch/react';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { translate } from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { DevServerData } from '@site/src/plugins/dev-server';
import translations from '@theme/SearchTranslations';

type Sections = { [Section in keyof ModalTranslations]-?: NonNullable<ModalTranslations[Section]> };
type SearchTranslations = Sections & { readonly placeholder: string };

/** Help with a search without an index, which only the development server can be. */
const noIndexText = () =>
  translate({
    id: 'site.search.noIndex',
    message:
      'The development server searches the last build, and there is none: run npm run build.',
    description: 'Help text of a failed search for writers, before their first build',
  });

/** Texts of the search: the theme's, and over them those of `themeConfig.algolia`. */
export function useSearchTranslations(): SearchTranslations {
  const { placeholder = translations.placeholder, translations: own } =
    useAlgoliaThemeConfig().algolia;
  const devServer = usePluginData('dev-server') as DevServerData | undefined;
  const hasNoIndex = process.env.NODE_ENV === 'development' && devServer?.searchIndexDate === null;
  return useMemo(() => {
    const theme: DocSearchTranslations = translations;
    const section = <Name extends keyof Sections>(name: Name): Sections[Name] =>
      ({ ...theme.modal?.[name], ...own?.modal?.[name] }) as Sections[Name];
    return {
      placeholder,
      searchBox: {
        searchInputLabel: own?.button?.buttonText ?? theme.button?.buttonText,
        ...section('searchBox'),
      },
      startScreen: section('startScreen'),
      errorScreen: {
        ...section('errorScreen'),
        ...(hasNoIndex && { helpText: noIndexText() }),
      },
      noResultsScreen: section('noResultsScreen'),
      footer: section('footer'),
    };
  }, [placeholder, own, hasNoIndex]);
}
