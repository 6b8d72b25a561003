import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { RefusalReason } from 'edocument-invoice';
import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import Failure from '../tool/Failure';
import type { TaskState } from '../tool/useWorkerTask';
import { messages } from './result-messages';
import { refusalText } from './texts';

const t = pageTexts(messages);

/** Shows that a task runs, its result, or why there is none. */
export default function Task<Result>({
  state,
  onRetry,
  children,
}: {
  readonly state: TaskState<Result, RefusalReason>;
  readonly onRetry: () => void;
  readonly children: (result: Result) => ReactNode;
}): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  if (state.status === 'done') return children(state.result);
  if (state.status === 'failed') {
    const reason = state.reason === 'cancelled' ? 'failed' : state.reason;
    return (
      <Failure
        isLost={reason === 'not-loaded'}
        text={refusalText({ reason }, currentLocale)}
        onRetry={onRetry}
      />
    );
  }
  return <p role="status">{t('opening')}</p>;
}
