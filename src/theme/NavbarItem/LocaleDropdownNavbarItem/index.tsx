/**
 * Replaces @docusaurus/theme-classic NavbarItem/LocaleDropdownNavbarItem, 3.8.1.
 *
 * Change: the names are in the language of the page, so they are not marked as foreign words
 * ("German" is English); `hreflang` says which language the link leads to. The links keep search
 * and hash also on the first page: the server has neither, and hydration keeps the links of the
 * server, hence the fresh instance afterwards. (src/client/keep-section.ts adds
 * the section in view.) On a phone, where the menu is behind another, each other language is a link
 * in the navbar. No path of an address leads to another host.
 */
import React, { type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import IconLanguage from '@theme/Icon/Language';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import styles from './styles.module.css';

const codeOf = (locale: string) => locale.slice(0, 2).toUpperCase();

function LocaleDropdown({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString = '',
  ...props
}: Props): ReactNode {
  const {
    i18n: { currentLocale, locales, localeConfigs },
  } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const { search, hash } = useLocation();
  // Two slashes of either kind at the start of an unknown path would name a host.
  const addressIn = (locale: string) =>
    createUrl({ locale, fullyQualified: false }).replace(/^[/\\]+/, '/') +
    search +
    queryString +
    hash;
  const active = mobile ? 'menu__link--active' : 'dropdown__link--active';

  const localeItems = locales.map((locale) => ({
    label: localeConfigs[locale]?.label,
    hrefLang: localeConfigs[locale]?.htmlLang,
    to: `pathname://${addressIn(locale)}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: locale === currentLocale ? active : '',
  }));
  const label = mobile
    ? translate({
        id: 'theme.navbar.mobileLanguageDropdown.label',
        message: 'Languages',
        description: 'The label for the mobile language switcher dropdown',
      })
    : localeConfigs[currentLocale]?.label;

  const others = mobile ? [] : locales.filter((locale) => locale !== currentLocale);
  return (
    <>
      {others.map((locale) => (
        <a
          key={locale}
          className={styles.other}
          href={addressIn(locale)}
          hrefLang={localeConfigs[locale]?.htmlLang}
          aria-label={`${localeConfigs[locale]?.label ?? ''} (${codeOf(locale)})`}
        >
          {codeOf(locale)}
        </a>
      ))}
      <DropdownNavbarItem
        {...props}
        mobile={mobile}
        label={
          <>
            <IconLanguage className={styles.icon} />
            {label}
          </>
        }
        items={[...dropdownItemsBefore, ...localeItems, ...dropdownItemsAfter]}
      />
    </>
  );
}

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  return <LocaleDropdown key={String(useIsBrowser())} {...props} />;
}
