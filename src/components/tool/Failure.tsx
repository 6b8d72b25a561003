import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from '../messages';
import Button from './Button';
import { useOutdated } from './useOutdated';

const word = pageTexts(messages);

export const RetryButton = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
  <Button isSmall onClick={onRetry}>
    {word('tryAgain')}
  </Button>
);

export const ReloadButton = (): ReactNode => (
  <Button isSmall onClick={() => location.reload()}>
    {word('reload')}
  </Button>
);

interface FailureProps {
  /** Why there is no result. */
  readonly text: string;
  /** Code of the tool did not come. */
  readonly isLost?: boolean;
  readonly onRetry: () => void;
}

/** Why there is no result, and the way on: another try, or a reload where a new version is out. */
export function FailureText({ text, isLost = false, onRetry }: FailureProps): ReactNode {
  const isOutdated = useOutdated(isLost);
  return (
    <>
      <span>{isOutdated ? word('outdated') : text}</span>{' '}
      {isOutdated ? <ReloadButton /> : <RetryButton onRetry={onRetry} />}
    </>
  );
}

/** Says at once that a task has failed, and offers the way on. */
export default function Failure(props: FailureProps): ReactNode {
  return (
    <p role="alert">
      <FailureText {...props} />
    </p>
  );
}
