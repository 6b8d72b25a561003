import type { HtmlTagObject } from '@docusaurus/types';
import texts from '../site/build-texts.json';
import { inLocale, type LocaleId } from '../locales';

/**
 * What `inline/failure.ts` shows when the code of a page does not come, and `reload-or-stay.ts` when
 * that of the next page does not; hidden until then.
 */
export function failureMessage(locale: LocaleId, baseUrl: string): HtmlTagObject {
  const { title, help, next, retry, search, start } = texts.loadFailure;
  const text = (localized: typeof title): string => inLocale(localized, locale);
  return {
    tagName: 'div',
    attributes: { id: 'site-failure', class: 'site-bar site-failure', role: 'alert', hidden: true },
    innerHTML:
      `<p><strong>${text(title)}</strong> ${text(help)}</p>` +
      `<p hidden>${text(next)}</p>` +
      `<p><button type="button" class="button button--primary">${text(retry)}</button>` +
      `<a href="${baseUrl}search">${text(search)}</a><a href="${baseUrl}">${text(start)}</a></p>`,
  };
}
