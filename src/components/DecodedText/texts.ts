import { SECONDS } from '@site/src/desk/decode/client';
import { MAX_CHARACTERS, type Decoded, type ReportFormat } from '@site/src/desk/decode/protocol';
import type { WorkerFailure } from '@site/src/loading/worker-client';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';

const t = pageTexts(messages);

/** An answer without steps. */
type Silent = Exclude<Decoded['status'], 'decoded' | 'empty'>;

const NAMES = {
  'kosit-xml': 'format.kosit',
  'kosit-html': 'format.kosit',
  'kosit-text': 'format.kosit',
  mustang: 'format.mustang',
  phive: 'format.phive',
  svrl: 'format.svrl',
} as const;

/** The kind of report; undefined where that says nothing to a reader. */
export const formatName = (format: ReportFormat): string | undefined =>
  format in NAMES ? t(NAMES[format as keyof typeof NAMES]) : undefined;

/** The answer in one sentence, for the live region. */
export function summaryText({ steps, unknownIds }: Decoded): string {
  return t('summary', {
    steps: steps.length,
    messages: steps.reduce((sum, { count }) => sum + count, 0),
    unknown: unknownIds.length,
  });
}

/** That all steps rest on words alone; nothing where one has more to rest on. */
export const doubtText = ({ steps }: Decoded): string | undefined =>
  steps.length > 0 && steps.every(({ isByWords }) => isByWords) ? t('byWords') : undefined;

export const silentText = (status: Silent): string =>
  t(`silent.${status}`, { limit: MAX_CHARACTERS / 1e6 });

/** The reason for which a text was not read. */
export const failureText = (reason: WorkerFailure): string =>
  t(`failure.${reason}`, { seconds: SECONDS });
