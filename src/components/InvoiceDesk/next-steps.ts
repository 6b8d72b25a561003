import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './result-messages';

const t = pageTexts(messages);

/** Which action of eDocument follows the correction, by the state of the document. */
export const NEXT_STEPS = [
  { text: 'next.unposted' },
  { text: 'next.error' },
  { text: 'next.rejected', page: { title: 'next.rejectedLink', to: '/HowTo/Rejected' } },
  { text: 'next.content', page: { title: 'next.contentLink', to: '/HowTo/CorrectInvoice' } },
] as const;

/** Captions of actions and of a status, by their places in the steps. */
export const nextStepCaptions = <Shown>(show: (caption: string) => Shown) => ({
  preview: show(t('caption.preview')),
  error: show(t('caption.error')),
  restart: show(t('caption.restart')),
  markAsRejected: show(t('caption.markAsRejected')),
  createAgain: show(t('caption.createAgain')),
});
