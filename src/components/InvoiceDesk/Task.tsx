import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { refusalText } from './texts';
import type { TaskState } from './useTask';

/** Shows what a task has come to: that it runs, its result, or why there is none. */
export default function Task<Result>({
  state,
  onRetry,
  children,
}: {
  readonly state: TaskState<Result>;
  readonly onRetry: () => void;
  readonly children: (result: Result) => ReactNode;
}): ReactNode {
  if (state.status === 'done') return children(state.result);
  if (state.status === 'waiting') {
    return (
      <p role="status">
        <Translate id="site.desk.opening">Being opened</Translate>
      </p>
    );
  }
  return (
    <p role="alert">
      {refusalText(state.reason)} <RetryButton onRetry={onRetry} />
    </p>
  );
}

export function RetryButton({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
      <Translate id="site.desk.retry">Try again</Translate>
    </button>
  );
}
