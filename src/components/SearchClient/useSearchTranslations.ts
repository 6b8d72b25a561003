import { useMemo } from 'react';
import type { DocSearchTranslations, ModalTranslations } from '@docsearch/react';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';

type Sections = { [Section in keyof ModalTranslations]-?: NonNullable<ModalTranslations[Section]> };
export type SearchTranslations = Sections & { readonly placeholder: string };

/** Texts of the search: the theme's, and over them those of `themeConfig.algolia`. */
export function useSearchTranslations(): SearchTranslations {
  const { placeholder = translations.placeholder, translations: own } =
    useAlgoliaThemeConfig().algolia;
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
      errorScreen: section('errorScreen'),
      noResultsScreen: section('noResultsScreen'),
      footer: section('footer'),
    };
  }, [placeholder, own]);
}
