import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from '../messages';
import Button from './Button';

const word = pageTexts(messages);

export const RetryButton = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
  <Button isSmall onClick={onRetry}>
    {word('tryAgain')}
  </Button>
);

interface FailureProps {
  /** Why there is no result. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says at once that a task has failed, and offers to try again. */
export default function Failure({ text, onRetry }: FailureProps): ReactNode {
  return (
    <p role="alert">
      <span>{text}</span> <RetryButton onRetry={onRetry} />
    </p>
  );
}
