import { translate } from '@docusaurus/Translate';

/** What follows the correction in one state of the document. */
export interface NextStep {
  /** With `{names}` of {@link nextStepCaptions} in it. */
  readonly text: string;
  /** Page that says how. */
  readonly page?: { readonly title: string; readonly to: string };
}

export const nextStepsTitle = () =>
  translate({ id: 'site.desk.next.title', message: 'When the cause is corrected' });

/** Which action of eDocument follows the correction, by the state of the document. */
export const nextSteps = (): readonly NextStep[] => [
  {
    text: translate({
      id: 'site.desk.next.unposted',
      message: 'Not posted yet: choose {preview} and check the new XML.',
    }),
  },
  {
    text: translate({
      id: 'site.desk.next.error',
      message: 'Not sent, status {error}: choose {restart}.',
    }),
  },
  {
    text: translate({
      id: 'site.desk.next.rejected',
      message: 'Sent and rejected: choose {markAsRejected}, then {createAgain}.',
    }),
    page: {
      title: translate({
        id: 'site.desk.next.rejectedLink',
        message: 'My invoice was rejected',
      }),
      to: '/HowTo/Rejected',
    },
  },
  {
    text: translate({
      id: 'site.desk.next.content',
      message:
        'Posted amounts are wrong: correct or cancel the posted invoice in Business Central, and post a new one.',
    }),
    page: {
      title: translate({ id: 'site.desk.next.contentLink', message: 'Correct an invoice' }),
      to: '/HowTo/CorrectInvoice',
    },
  },
];

/** Captions of actions and of a status, by their places in the steps. */
export const nextStepCaptions = (): Readonly<Record<string, string>> => ({
  preview: translate({ id: 'site.desk.caption.preview', message: 'Preview' }),
  error: translate({ id: 'site.desk.caption.error', message: 'Error' }),
  restart: translate({ id: 'site.desk.caption.restart', message: 'Restart' }),
  markAsRejected: translate({
    id: 'site.desk.caption.markAsRejected',
    message: 'Mark as Rejected',
  }),
  createAgain: translate({ id: 'site.desk.caption.createAgain', message: 'Create Again' }),
});
