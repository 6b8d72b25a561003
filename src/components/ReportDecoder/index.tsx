import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { MAX_CHARACTERS } from '@site/src/desk/decode/protocol';
import { useHandedOver } from '@site/src/hooks/useHandedOver';
import { pageTexts } from '@site/src/locales/page-texts';
import tool from '../tool.module.css';
import Answer from './Answer';
import { MAX_BYTES } from './DecodedText';
import { messages } from './messages';
import styles from './styles.module.css';
import { EXAMPLE, tooLargeText } from './texts';
import { useDecoded } from './useDecoded';

const t = pageTexts(messages);

/** Says what to do about a validator's message or report: `<ReportDecoder />`. */
export default function ReportDecoder(): ReactNode {
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const decoder = useDecoded(text);
  const textId = useId();
  const helpId = useId();
  useEffect(() => {
    // React does not see what was entered before hydration.
    const entered = box.current?.value;
    if (entered) setText(entered);
  }, []);
  const show = (value: string) => {
    setTooLarge(undefined);
    setText(value);
  };
  useHandedOver('decoder', show);
  // The box would take minutes to lay out a text of this size.
  const refuse = (name: string | undefined, size: number) => {
    setText('');
    setTooLarge(tooLargeText(name, size));
  };
  const fill = (value: string) => {
    show(value);
    box.current?.focus();
  };
  return (
    <div className={clsx(tool.tool, styles.decoder)} id="report-decoder">
      <div className={tool.form}>
        <label htmlFor={textId}>{t('label')}</label>
        <p id={helpId} className={tool.help}>
          {t('help')}
        </p>
        <textarea
          ref={box}
          id={textId}
          className={clsx(tool.input, styles.input)}
          rows={3}
          value={text}
          placeholder="BR-DE-15"
          maxLength={MAX_CHARACTERS + 1}
          onChange={({ target }) => show(target.value)}
          onPaste={(event) => {
            const { length } = event.clipboardData.getData('text');
            if (length <= MAX_CHARACTERS) return;
            event.preventDefault();
            refuse(undefined, length);
          }}
          onDrop={(event) => {
            const file = event.dataTransfer.files.item(0);
            if (!file) return;
            event.preventDefault();
            if (file.size > MAX_BYTES) {
              refuse(file.name, file.size);
              return;
            }
            // A folder cannot be read.
            void file.text().then(show, () => show(''));
          }}
          aria-describedby={helpId}
          // Browsers bring back what was typed when a page is opened again.
          autoComplete="off"
          spellCheck={false}
        />
        <p className={styles.actions}>
          {text === '' ? (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => fill(EXAMPLE)}
            >
              {t('example')}
            </button>
          ) : (
            <button type="button" className="button button--secondary" onClick={() => fill('')}>
              {t('clear')}
            </button>
          )}
        </p>
      </div>
      <p className={tool.needsScript}>{t('needsScript')}</p>
      {tooLarge === undefined ? (
        <Answer decoder={decoder} />
      ) : (
        <p role="status" className={tool.verdict}>
          <strong>{tooLarge}</strong>
        </p>
      )}
    </div>
  );
}
