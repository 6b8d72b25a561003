import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import AlgoliaCredit from '@site/src/components/AlgoliaCredit';
import { useSearchTranslations } from '@site/src/components/SearchClient/useSearchTranslations';
import Icon from './Icon';

type KeyIcon = 'enter' | 'up' | 'down';

function Command(props: {
  readonly keys: readonly (readonly [key: KeyIcon | 'Esc', label: string | undefined])[];
  readonly text: string | undefined;
}): ReactNode {
  return (
    <li>
      {props.keys.map(([key, label]) => (
        <kbd className="DocSearch-Commands-Key" key={key}>
          {key === 'Esc' ? <span aria-hidden="true">{key}</span> : <Icon name={key} />}
          <span className="visually-hidden">{label}</span>
        </kbd>
      ))}
      <span className="DocSearch-Label">{props.text}</span>
    </li>
  );
}

interface FooterProps {
  readonly isHosted: boolean;
  readonly isQueryEmpty: boolean;
  readonly isPanelOpen: boolean;
}

/** The keys of the modal with what they do now, and in hosted mode whose service answers. */
export default function Footer({ isHosted, isQueryEmpty, isPanelOpen }: FooterProps): ReactNode {
  const { footer: texts } = useSearchTranslations();
  const escapeText = (): string | undefined => {
    if (isQueryEmpty) return texts.closeText;
    return isPanelOpen
      ? translate({
          id: 'site.search.escape.panel',
          message: 'to hide the results',
          description: 'What the Escape key does while the panel of the search modal is open',
        })
      : translate({
          id: 'site.search.escape.query',
          message: 'to clear the query',
          description: 'What the Escape key does after it has closed the panel of the search modal',
        });
  };
  return (
    <div className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        <Command keys={[['enter', texts.selectKeyAriaLabel]]} text={texts.selectText} />
        <Command
          keys={[
            ['down', texts.navigateDownKeyAriaLabel],
            ['up', texts.navigateUpKeyAriaLabel],
          ]}
          text={texts.navigateText}
        />
        <Command keys={[['Esc', texts.closeKeyAriaLabel]]} text={escapeText()} />
      </ul>
      {isHosted && <AlgoliaCredit />}
    </div>
  );
}
