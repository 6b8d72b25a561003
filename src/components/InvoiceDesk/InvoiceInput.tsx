import { useRef, useState, type ReactNode } from 'react';
import { LIMITS } from 'edocument-invoice/refusal';
import { pageTexts } from '@site/src/locales/page-texts';
import Button from '../tool/Button';
import TextBox from '../tool/TextBox';
import tool from '../tool.module.css';
import { messages } from './messages';
import SampleButton from './SampleButton';
import type { Input } from './useInvoiceCheck';

const t = pageTexts(messages);

interface Props {
  readonly onInput: (inputs: readonly Input[]) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Pasting of invoices. */
export default function InvoiceInput({ onInput, onFiles }: Props): ReactNode {
  const [pasted, setPasted] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const checkText = (source: string) => onInput([{ name: t('pasted'), source }]);
  return (
    <>
      <TextBox
        box={box}
        label={t('paste')}
        help={t('help')}
        rows={4}
        value={pasted}
        onText={setPasted}
        onPaste={(event) => {
          const { files } = event.clipboardData;
          const text = event.clipboardData.getData('text');
          // The box would take minutes to lay out a text that is refused anyway.
          if (files.length === 0 && text.length <= LIMITS.bytes) return;
          event.preventDefault();
          if (files.length > 0) onFiles(Array.from(files));
          else checkText(text);
        }}
      />
      <p className={tool.row}>
        <Button
          disabled={pasted.trim() === ''}
          // XML must not have blanks before its declaration, which are easily copied along.
          onClick={() => checkText(pasted.trimStart())}
        >
          {t('checkPasted')}
        </Button>
        <SampleButton onInput={onInput} />
      </p>
    </>
  );
}
