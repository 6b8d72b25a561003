import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import tool from '../tool.module.css';
import { messages } from './messages';

const t = pageTexts(messages);

interface Props {
  readonly value: string;
  /** Id of the field, which gets the focus, since the button goes. */
  readonly field: string;
  readonly onUse: (value: string) => void;
}

/** Puts the value that was probably meant into a tool's field, with one press. */
export default function UseButton({ value, field, onUse }: Props): ReactNode {
  const use = () => {
    onUse(value);
    document.getElementById(field)?.focus();
  };
  return (
    <p className={tool.repair}>
      <button type="button" className="button button--primary" onClick={use}>
        {t.rich('use', { value: <span translate="no">{value.trim()}</span> })}
      </button>
    </p>
  );
}
