import { SECONDS } from '@site/src/desk/decode/client';
import { MAX_CHARACTERS, type Decoded, type ReportFormat } from '@site/src/desk/decode/protocol';
import type { WorkerFailure } from '@site/src/loading/worker-client';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';

const t = pageTexts(messages);

/** An answer without steps. */
type Silent = Exclude<Decoded['status'], 'decoded' | 'empty'>;

/** What kind of report it is; undefined where that says nothing to a reader. */
export function formatName(format: ReportFormat): string | undefined {
  const kosit = t('format.kosit');
  const names: Partial<Record<ReportFormat, string>> = {
    'kosit-xml': kosit,
    'kosit-html': kosit,
    'kosit-text': kosit,
    mustang: t('format.mustang'),
    phive: t('format.phive'),
    svrl: t('format.svrl'),
  };
  return names[format];
}

/** The answer in one sentence, for the live region. */
export function summaryText({ status, steps, unknownIds }: Decoded): string {
  if (status === 'empty') return '';
  if (status !== 'decoded') return silentText(status);
  return t('summary', {
    steps: steps.length,
    messages: steps.reduce((sum, { count }) => sum + count, 0),
    unknown: unknownIds.length,
  });
}

/** That all steps are guessed or rest on words alone; nothing where one has more to rest on. */
export function doubtText({ steps }: Decoded): string | undefined {
  if (steps.length === 0) return undefined;
  if (steps.every(({ isGuess }) => isGuess)) return t('guessed');
  return steps.every(({ isByWords }) => isByWords) ? t('byWords') : undefined;
}

export const silentText = (status: Silent): string =>
  ({
    'too-long': t('tooLong', { limit: MAX_CHARACTERS / 1e6 }),
    invoice: t('invoice'),
    passed: t('passed'),
    refused: t('refused'),
    nothing: t('nothing'),
  })[status];

/** The reason for which a text was not read. */
export function failureText(reason: WorkerFailure): string {
  switch (reason) {
    case 'not-loaded':
      return t('notLoaded');
    case 'cancelled':
      return t('cancelled');
    case 'timeout':
      return t('timeout', { seconds: SECONDS });
    default:
      return t('failed');
  }
}

/** Captions of what gave no step, on the page and in the copied text. */
export const captions = () => ({
  unknown: t('label.unknown'),
  unread: t('label.unread'),
});
