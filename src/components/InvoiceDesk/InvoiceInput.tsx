import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { MAX_BYTES } from '@site/src/desk/check/protocol';
import tool from '../tool.module.css';
import styles from './styles.module.css';
import type { Input } from './useInvoiceCheck';

interface Props {
  readonly onInput: (inputs: readonly Input[]) => void;
  /** The button that chooses files. */
  readonly chooser: RefObject<HTMLButtonElement | null>;
}

/** Files as inputs of the check. */
export const asInputs = (files: FileList): Input[] =>
  Array.from(files, (file) => ({ name: file.name, source: file }));

/** Choosing and pasting of invoices. */
export default function InvoiceInput({ onInput, chooser }: Props): ReactNode {
  const [pasted, setPasted] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const textId = useId();
  const helpId = useId();
  useEffect(() => {
    // React does not see what was entered before hydration.
    const entered = box.current?.value;
    if (entered) setPasted(entered);
  }, []);
  const checkText = (source: string) =>
    onInput([{ name: translate({ id: 'site.desk.pasted', message: 'Pasted XML' }), source }]);
  return (
    <div className={tool.form}>
      <p className={styles.drop}>
        <button
          ref={chooser}
          type="button"
          className="button button--primary"
          onClick={() => picker.current?.click()}
        >
          <Translate id="site.desk.choose">Choose invoices (XML or PDF)</Translate>
        </button>
        <span>
          <Translate id="site.desk.drop">
            or drop them here. Several at once are possible.
          </Translate>
        </span>
      </p>
      <input
        ref={picker}
        type="file"
        accept=".xml,.pdf,text/xml,application/xml,application/pdf"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const { files } = target;
          if (files?.length) onInput(asInputs(files));
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <label htmlFor={textId}>
        <Translate id="site.desk.paste">Or paste the XML</Translate>
      </label>
      <textarea
        ref={box}
        id={textId}
        className={tool.input}
        rows={4}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        onPaste={(event) => {
          const { files } = event.clipboardData;
          const text = event.clipboardData.getData('text');
          // The box would take minutes to lay out a text that is refused anyway.
          if (files.length === 0 && text.length <= MAX_BYTES) return;
          event.preventDefault();
          if (files.length > 0) onInput(asInputs(files));
          else checkText(text);
        }}
        aria-describedby={helpId}
        // Browsers bring back what was typed when a page is opened again.
        autoComplete="off"
        spellCheck={false}
      />
      <p id={helpId} className={tool.help}>
        <Translate id="site.desk.help">
          Files and text stay in this tab: nothing is sent or stored.
        </Translate>
      </p>
      <p>
        <button
          type="button"
          className="button button--secondary"
          disabled={pasted.trim() === ''}
          // XML must not have blanks before its declaration, which are easily copied along.
          onClick={() => checkText(pasted.trimStart())}
        >
          <Translate id="site.desk.checkPasted">Check the pasted text</Translate>
        </button>
      </p>
    </div>
  );
}
