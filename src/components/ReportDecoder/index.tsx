import Translate from '@docusaurus/Translate';
import { useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { MAX_CHARACTERS } from '@site/src/invoice/decode/protocol';
import tool from '../tool.module.css';
import Answer from './Answer';
import styles from './styles.module.css';
import { EXAMPLE } from './texts';
import { useDecoded } from './useDecoded';

/** Bytes of a dropped file that hold more than the characters that are read. */
const MAX_BYTES = 4 * MAX_CHARACTERS;

/** Says what to do about a validator's message or report: `<ReportDecoder />`. */
export default function ReportDecoder(): ReactNode {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const state = useDecoded(text);
  const textId = useId();
  const helpId = useId();
  const fill = (value: string) => {
    setText(value);
    box.current?.focus();
  };
  return (
    <div className={clsx(tool.tool, styles.decoder)} id="report-decoder">
      <div className={tool.form}>
        <label htmlFor={textId}>
          <Translate id="site.decoder.label">Message or report</Translate>
        </label>
        <textarea
          ref={box}
          id={textId}
          className={clsx(tool.input, styles.input)}
          rows={3}
          value={text}
          placeholder="BR-DE-15"
          maxLength={MAX_CHARACTERS + 1}
          onChange={({ target }) => setText(target.value)}
          onDrop={(event) => {
            const file = event.dataTransfer.files.item(0);
            if (!file) return;
            event.preventDefault();
            // What is beyond the limit is not read at all; a folder cannot be read.
            void file
              .slice(0, MAX_BYTES)
              .text()
              .then(setText, () => setText(''));
          }}
          aria-describedby={helpId}
          // Browsers bring back what was typed when a page is opened again.
          autoComplete="off"
          spellCheck={false}
        />
        <p id={helpId} className={tool.help}>
          <Translate id="site.decoder.help">
            An identifier, a line, or the whole report as text, HTML, XML or JSON. It stays in this
            tab: nothing is sent or stored.
          </Translate>
        </p>
        <p>
          {text === '' ? (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => fill(EXAMPLE)}
            >
              <Translate id="site.decoder.example">Try an example</Translate>
            </button>
          ) : (
            <button type="button" className="button button--secondary" onClick={() => fill('')}>
              <Translate id="site.decoder.clear">Clear</Translate>
            </button>
          )}
        </p>
      </div>
      <p className={tool.needsScript}>
        <Translate id="site.decoder.needsScript">The decoder needs JavaScript.</Translate>
      </p>
      <Answer state={state} />
    </div>
  );
}
