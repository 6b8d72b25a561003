import { defaultLocale } from './index';

/** Stands in for the locale of a build in unit tests. */
const i18n: { currentLocale: string } = { currentLocale: defaultLocale };

export default i18n;
