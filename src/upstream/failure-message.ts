import type { HtmlTagObject } from '@docusaurus/types';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import type { LocaleId } from '../locales';

/**
 * The message of `inline/failure.ts` when the code of a page does not come, and of `reload-or-stay.ts` when
 * that of the next page does not; hidden until then.
 */
export function failureMessage(locale: LocaleId, baseUrl: string): HtmlTagObject {
  const t = messagesIn(messages, locale);
  return {
    tagName: 'div',
    attributes: { id: 'site-failure', class: 'site-bar site-failure', role: 'alert', hidden: true },
    innerHTML:
      `<p><strong>${t('title')}</strong> ${t('help')}</p>` +
      `<p hidden>${t('next')}</p>` +
      `<p><button type="button" class="button button--primary">${t('retry')}</button>` +
      `<a href="${baseUrl}search">${t('search')}</a><a href="${baseUrl}">${t('start')}</a></p>`,
  };
}
