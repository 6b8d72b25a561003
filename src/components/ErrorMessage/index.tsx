import React, { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import Screen from '@site/src/components/Screen';

interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** An error with the messages of all its causes, and a button that renders the page again. */
export default function ErrorMessage({ error, tryAgain }: Props): ReactNode {
  const messages = getErrorCausalChain(error).map(({ message }) => message);
  const cause = translate({
    id: 'site.error.cause',
    message: 'Cause:',
    description: 'Between an error message and the one that caused it',
  });
  return (
    <Screen
      title={
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed"
        >
          This page crashed
        </Translate>
      }
      action={
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error"
          >
            Try again
          </Translate>
        </button>
      }
      details={messages.join(`\n\n${cause}\n`)}
    >
      <Translate id="site.error.help" description="What a reader can do when a page crashed">
        Try again, or open another page. If it happens again, please report the message below.
      </Translate>
    </Screen>
  );
}
