import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import tool from '../tool.module.css';

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
        <Translate
          id="site.tool.use"
          description="Button that corrects what was typed"
          values={{ value: <span translate="no">{value.trim()}</span> }}
        >
          {'Use {value}'}
        </Translate>
      </button>
    </p>
  );
}
