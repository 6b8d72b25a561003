import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageOfLocale, type Bilingual, type Language } from '@site/src/facts/language';
import { shareAddress, useSharedValue } from '@site/src/hooks/useAddress';
import { useShownWhen } from '@site/src/hooks/useShownWhen';
import CopyButton from '../CopyButton';
import tool from '../tool.module.css';
import { EXAMPLE, explainLeitwegId, type CheckerAnswer } from './check';

const PARAM = 'leitweg-id';

const TEXTS = {
  label: { en: 'Leitweg-ID', de: 'Leitweg-ID' },
  help: {
    en: 'Leave the check digits out to have them calculated. Nothing you type leaves this page.',
    de: 'Fehlen die Prüfziffern, werden sie berechnet. Ihre Eingabe bleibt auf dieser Seite.',
  },
  example: { en: 'Example', de: 'Beispiel' },
  ok: { en: 'right', de: 'in Ordnung' },
  expected: { en: 'Check digits that fit:', de: 'Passende Prüfziffern:' },
  completed: { en: 'With check digits:', de: 'Mit Prüfziffern:' },
  share: { en: 'Copy a link to this result', de: 'Link zu diesem Ergebnis kopieren' },
  needsScript: {
    en: 'The checker needs JavaScript. This is its answer for an example:',
    de: 'Die Prüfung braucht JavaScript. Das ist ihre Antwort für ein Beispiel:',
  },
} satisfies Record<string, Bilingual>;

function Parts({
  answer,
  language,
}: {
  readonly answer: CheckerAnswer;
  readonly language: Language;
}): ReactNode {
  return (
    <dl className={tool.parts}>
      {answer.parts.map(({ part, name, value, meaning, problem }) => (
        <div key={part}>
          <dt>{name}</dt>
          <dd>
            <code translate="no">{value}</code>{' '}
            <span className={clsx(problem && tool.wrong)}>
              {problem ?? TEXTS.ok[language]}
              {meaning && ` (${meaning})`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Takes a Leitweg-ID apart and checks it, on the page alone: `<LeitwegIdChecker />`. */
export default function LeitwegIdChecker(): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  const shared = useSharedValue(PARAM);
  const toolRef = useShownWhen<HTMLDivElement>(shared !== '');
  const [typed, setTyped] = useState<string>();
  const inputId = useId();
  const helpId = useId();
  const value = typed ?? shared;
  const isExample = value.trim() === '';
  const answer = explainLeitwegId(isExample ? EXAMPLE : value, language);
  return (
    <div className={tool.tool} id="leitweg-id-checker" ref={toolRef}>
      <div className={tool.form}>
        <label htmlFor={inputId}>{TEXTS.label[language]}</label>
        <input
          id={inputId}
          type="text"
          className={tool.input}
          value={value}
          placeholder={EXAMPLE}
          onChange={(event) => setTyped(event.target.value)}
          aria-describedby={helpId}
          aria-invalid={!isExample && !answer.valid}
          autoComplete="off"
          spellCheck={false}
        />
        <p id={helpId} className={tool.help}>
          {TEXTS.help[language]}
        </p>
      </div>
      <p className={tool.needsScript}>{TEXTS.needsScript[language]}</p>
      <div role="status">
        <p className={clsx(tool.verdict, answer.valid ? tool.right : tool.wrong)}>
          {isExample && (
            <>
              {TEXTS.example[language]} <code translate="no">{EXAMPLE}</code>:{' '}
            </>
          )}
          <strong>{answer.verdict}</strong> {answer.problems.join(' ')}
          {answer.expectedCheck && (
            <>
              {' '}
              {TEXTS.expected[language]} <code translate="no">{answer.expectedCheck}</code>
            </>
          )}
          {answer.completed && (
            <>
              {' '}
              {TEXTS.completed[language]} <code translate="no">{answer.completed}</code>
            </>
          )}
        </p>
      </div>
      {answer.parts.length > 0 && <Parts answer={answer} language={language} />}
      <CopyButton disabled={isExample} text={() => shareAddress(PARAM, value.trim())}>
        {TEXTS.share[language]}
      </CopyButton>
    </div>
  );
}
