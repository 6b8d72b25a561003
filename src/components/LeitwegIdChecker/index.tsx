import { useEffect, useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { showAnswer } from '@site/src/dom/show-answer';
import { shareAddress, useSharedValue } from '@site/src/hooks/useAddress';
import { useEarlyInput } from '@site/src/hooks/useEarlyInput';
import { useHandedOver } from '@site/src/hooks/useHandedOver';
import { useShownWhen } from '@site/src/hooks/useShownWhen';
import { useTyped } from '@site/src/hooks/useTyped';
import { pageTexts } from '@site/src/locales/page-texts';
import CopyButton from '../CopyButton';
import UseButton from '../UseButton';
import tool from '../tool.module.css';
import { EXAMPLE, explainLeitwegId, type CheckerAnswer } from './check';
import { messages } from './messages';

const t = pageTexts(messages);

const PARAM = 'leitweg-id';

function Parts({ answer }: { readonly answer: CheckerAnswer }): ReactNode {
  return (
    <dl className={tool.parts}>
      {answer.parts.map(({ part, name, value, meaning, problem }) => (
        <div key={part}>
          <dt>{name}</dt>
          <dd>
            <code translate="no">{value}</code>{' '}
            <span className={clsx(problem && tool.wrong)}>
              {meaning ? `${problem ?? t('ok')} (${meaning})` : (problem ?? t('ok'))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Takes a Leitweg-ID apart and checks it, on the page alone: `<LeitwegIdChecker />`. */
export default function LeitwegIdChecker(): ReactNode {
  const shared = useSharedValue(PARAM);
  const toolRef = useShownWhen<HTMLDivElement>(shared !== '');
  const [typed, setTyped] = useTyped<string>(shared);
  const formRef = useEarlyInput<HTMLDivElement>((field) => setTyped(field.value));
  useHandedOver('leitweg-id', setTyped);
  const inputId = useId();
  const helpId = useId();
  const value = typed ?? shared;
  const isExample = value.trim() === '';
  const answer = explainLeitwegId(isExample ? EXAMPLE : value);
  const answerRef = useRef<HTMLDivElement>(null);
  useEffect(() => showAnswer(answerRef.current), [value]);
  return (
    <div className={tool.tool} id="leitweg-id-checker" ref={toolRef}>
      <div className={tool.form} ref={formRef}>
        <label htmlFor={inputId}>{t('label')}</label>
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
          {t('help')}
        </p>
      </div>
      <p className={tool.needsScript}>{t('needsScript')}</p>
      <div ref={answerRef} role="status">
        <p className={clsx(tool.verdict, answer.valid ? tool.right : tool.wrong)}>
          {isExample && (
            <span>
              {t('example')} <code translate="no">{EXAMPLE}</code>:{' '}
            </span>
          )}
          <strong>{answer.verdict}</strong> <span>{answer.problems.join(' ')}</span>
          {answer.expectedCheck && (
            <span>
              {' '}
              {t('expected')} <code translate="no">{answer.expectedCheck}</code>
            </span>
          )}
        </p>
        {answer.repaired && <UseButton field={inputId} value={answer.repaired} onUse={setTyped} />}
      </div>
      {answer.parts.length > 0 && <Parts answer={answer} />}
      <CopyButton disabled={isExample} text={() => shareAddress(PARAM, value.trim())}>
        {t('share')}
      </CopyButton>
    </div>
  );
}
