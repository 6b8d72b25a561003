import React, { type ReactNode } from 'react';
import translations from '@theme/SearchTranslations';
import Icon from './Icon';

const texts = translations.modal?.footer ?? {};

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
          <span className="DocSearch-VisuallyHiddenForAccessibility">{label}</span>
        </kbd>
      ))}
      <span className="DocSearch-Label">{props.text}</span>
    </li>
  );
}

/** The keys of the modal, and in hosted mode whose service answers. */
export default function Footer({ isHosted }: { readonly isHosted: boolean }): ReactNode {
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
        <Command keys={[['Esc', texts.closeKeyAriaLabel]]} text={texts.closeText} />
      </ul>
      {isHosted && (
        <a className="DocSearch-Logo" href="https://www.algolia.com/" rel="noopener">
          {texts.searchByText} Algolia
        </a>
      )}
    </div>
  );
}
