import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages as common } from '../messages';
import { messages } from './result-messages';
import { refusalText } from './texts';
import type { TaskState } from './useTask';

const t = pageTexts(messages);
const word = pageTexts(common);

/** Shows that a task runs, its result, or why there is none. */
export default function Task<Result>({
  state,
  onRetry,
  children,
}: {
  readonly state: TaskState<Result>;
  readonly onRetry: () => void;
  readonly children: (result: Result) => ReactNode;
}): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  if (state.status === 'done') return children(state.result);
  if (state.status === 'waiting') {
    return <p role="status">{t('opening')}</p>;
  }
  return (
    <p role="alert">
      {refusalText(state.reason, currentLocale)} <RetryButton onRetry={onRetry} />
    </p>
  );
}

export function RetryButton({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
      {word('tryAgain')}
    </button>
  );
}
