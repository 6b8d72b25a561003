import React, { type ReactNode } from 'react';
import { useSearchTranslations } from '@site/src/components/SearchClient/useSearchTranslations';
import { MAX_QUERY_LENGTH } from '@site/src/components/SearchClient/limits';
import Icon from './Icon';
import { POPUP_ID } from './ids';
import type { Search } from './useAutocomplete';

interface SearchBoxProps {
  readonly search: Search;
  readonly input: HTMLInputElement | null;
  readonly setInput: (input: HTMLInputElement | null) => void;
  readonly onClose: () => void;
}

/** The input with its icon, the button that clears it, and on phones the one that leaves. */
export default function SearchBox({ search, input, setInput, onClose }: SearchBoxProps): ReactNode {
  const { api, query, collections, isOpen, isWaiting, status, outcome } = search;
  const { placeholder, searchBox: texts } = useSearchTranslations();
  const hasList =
    isOpen && !isWaiting && status !== 'error' && collections.some(({ items }) => items.length > 0);
  const props = api.getInputProps({
    inputElement: input,
    maxLength: MAX_QUERY_LENGTH,
    placeholder,
  });
  return (
    <div className="DocSearch-SearchBar">
      <form className="DocSearch-Form" onSubmit={(event) => event.preventDefault()}>
        <span className="DocSearch-MagnifierLabel">
          <Icon name={status === 'stalled' ? 'wait' : 'search'} />
        </span>
        <input
          {...props}
          ref={setInput}
          // The modal handles the keys, those of its buttons too.
          onKeyDown={undefined}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (query || pasted.length <= MAX_QUERY_LENGTH) return;
            event.preventDefault();
            search.paste(pasted);
          }}
          className="DocSearch-Input"
          role="combobox"
          aria-label={texts.searchInputLabel}
          aria-labelledby={undefined}
          aria-autocomplete="list"
          aria-haspopup={outcome ? 'listbox' : 'grid'}
          aria-expanded={hasList}
          aria-controls={hasList ? POPUP_ID : undefined}
          aria-activedescendant={hasList ? props['aria-activedescendant'] : undefined}
        />
        <button
          type="button"
          className="DocSearch-Reset"
          title={texts.resetButtonTitle}
          aria-label={texts.resetButtonAriaLabel}
          hidden={!query}
          onClick={() => search.setQuery('')}
        >
          <Icon name="remove" />
        </button>
      </form>
      <button
        type="button"
        className="DocSearch-Cancel"
        aria-label={texts.cancelButtonAriaLabel}
        onClick={onClose}
      >
        {texts.cancelButtonText}
      </button>
    </div>
  );
}
