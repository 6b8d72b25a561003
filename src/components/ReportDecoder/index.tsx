import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { MAX_CHARACTERS } from '@site/src/desk/decode/protocol';
import { useHandedOver } from '@site/src/hooks/useHandedOver';
import { pageTexts } from '@site/src/locales/page-texts';
import { MAX_BYTES } from '../DecodedText';
import Answer from '../DecodedText/Answer';
import { useDecoded } from '../DecodedText/useDecoded';
import Button from '../tool/Button';
import TextBox from '../tool/TextBox';
import ToolShell from '../tool/ToolShell';
import { useKept } from '../tool/useKept';
import tool from '../tool.module.css';
import { endWalk } from '../walk/walk';
import { messages } from './messages';
import styles from './styles.module.css';
import { EXAMPLE, textWithoutAnswer, tooLargeText } from './texts';

const t = pageTexts(messages);

/** The search comes where there is no answer; where it cannot be loaded, nothing is in its place. */
const Places = lazy(() =>
  import(/* webpackChunkName: "places" */ './Places').catch(() => ({ default: () => null })),
);

/** Says what to do about a validator's message or report: `<ReportDecoder />`. */
export default function ReportDecoder(): ReactNode {
  const [text, setText] = useKept('decoder', '');
  const [tooLarge, setTooLarge] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const decoder = useDecoded(text);
  const show = (value: string) => {
    setTooLarge(undefined);
    if (value !== text) endWalk();
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
  const isEmpty = text === '';
  const silent = textWithoutAnswer(text, decoder.state);
  return (
    <ToolShell
      id="report-decoder"
      form={
        <>
          <TextBox
            box={box}
            label={t('label')}
            help={t('help')}
            isHelpAbove
            className={styles.input}
            rows={3}
            value={text}
            placeholder="BR-DE-15"
            maxLength={MAX_CHARACTERS + 1}
            onText={show}
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
          />
          <p className={styles.actions}>
            <Button onClick={() => fill(isEmpty ? EXAMPLE : '')}>
              {t(isEmpty ? 'example' : 'clear')}
            </Button>
          </p>
        </>
      }
      needsScript={t('needsScript')}
    >
      {tooLarge === undefined ? (
        <>
          <Answer decoder={decoder} />
          {silent !== undefined && (
            <Suspense>
              <Places text={silent} />
            </Suspense>
          )}
        </>
      ) : (
        <p role="status" className={tool.verdict}>
          <strong>{tooLarge}</strong>
        </p>
      )}
    </ToolShell>
  );
}
