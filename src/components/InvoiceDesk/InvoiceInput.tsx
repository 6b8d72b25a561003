import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { LIMITS } from 'edocument-invoice/refusal';
import { pageTexts } from '@site/src/locales/page-texts';
import tool from '../tool.module.css';
import FileChooser from './FileChooser';
import { messages } from './messages';
import SampleButton from './SampleButton';
import type { Input } from './useInvoiceCheck';

const t = pageTexts(messages);

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
  const box = useRef<HTMLTextAreaElement>(null);
  const textId = useId();
  const helpId = useId();
  useEffect(() => {
    // React does not see what was entered before hydration.
    const entered = box.current?.value;
    if (entered) setPasted(entered);
  }, []);
  const checkText = (source: string) => onInput([{ name: t('pasted'), source }]);
  return (
    <div className={tool.form}>
      <FileChooser
        label={t('choose')}
        hint={t('drop')}
        accept=".xml,.pdf,.zip,.eml,.gz,text/xml,application/xml,application/pdf,application/zip,message/rfc822"
        chooser={chooser}
        onFiles={(files) => onInput(asInputs(files))}
      />
      <label htmlFor={textId}>{t('paste')}</label>
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
          if (files.length === 0 && text.length <= LIMITS.bytes) return;
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
        {t('help')}
      </p>
      <p className={tool.row}>
        <button
          type="button"
          className="button button--secondary"
          disabled={pasted.trim() === ''}
          // XML must not have blanks before its declaration, which are easily copied along.
          onClick={() => checkText(pasted.trimStart())}
        >
          {t('checkPasted')}
        </button>
        <SampleButton onInput={onInput} />
      </p>
    </div>
  );
}
