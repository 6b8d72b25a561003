import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/**
 * Builds a translation at its own address also when it is built alone. With a single `--locale`
 * Docusaurus 3.8.1 serves any language from `/`, so that its canonical links, alternates, language
 * dropdown and caches differ from those of the whole site. Here `docusaurus build --locale de-DE`
 * writes the same files to the same places: the pages below `build/de-DE/`, with `build/` the root
 * of the host.
 *
 * A preset, since presets are loaded before any plugin reads the context. Way out: the option
 * `i18n.localeConfigs.<locale>.baseUrl` of Docusaurus 3.9.
 */
export default function localeBase(context: LoadContext): object {
  const { currentLocale, defaultLocale } = context.i18n;
  const isPrefixed = context.baseUrl.endsWith(`/${currentLocale}/`);
  if (currentLocale !== defaultLocale && !isPrefixed) {
    context.baseUrl += `${currentLocale}/`;
    context.siteConfig.baseUrl = context.baseUrl;
    context.outDir = path.join(context.outDir, currentLocale);
  }
  return {};
}
