import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useState, type ReactNode } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import type { Prediction, Refusers, Source } from '@site/src/desk/check/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import { severityName } from '../finding/parts';
import parts from '../finding/styles.module.css';
import Button from '../tool/Button';
import CellView from '../table/CellView';
import { messages } from './result-messages';
import Task from './Task';
import { ruleSetName, validatorName } from './texts';
import { useTask } from './useTask';

const t = pageTexts(messages);

const TONES = { refuses: 'danger', accepts: 'info', unknown: 'neutral' } as const;

function reasonText({ reason, rules, more }: Prediction): string {
  const key = reason === 'rules' && more > 0 ? 'moreRules' : reason;
  return t(`refusers.${key}`, { rules: rules.join(', '), more });
}

function Answers({ rows, changed }: Refusers): ReactNode {
  return (
    <>
      <p className="margin-top--md">{t('refusers.help')}</p>
      <ul className="clean-list">
        {rows.map((row) => (
          <li key={row.validator} className={parts.part}>
            <CellView cell={{ badge: t(`refusers.${row.says}`), tone: TONES[row.says] }} />{' '}
            <strong>{validatorName(row.validator)}</strong>
            <div>{reasonText(row)}</div>
            {row.releases.length > 0 && (
              <div>
                {t('refusers.by', {
                  rules: row.releases
                    .map(({ name, release }) => `${ruleSetName(name)} ${release}`)
                    .join(', '),
                })}
              </div>
            )}
          </li>
        ))}
      </ul>
      {changed.length > 0 && (
        <ul>
          {changed.map(({ rule, official, kosit }) => (
            <li key={rule}>
              {t('refusers.changed', {
                rule,
                official: severityName(official),
                kosit: severityName(kosit),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RefusersProps {
  readonly client: DeskClient;
  readonly source: Source;
}

function Asked({ client, source }: RefusersProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [state, retry] = useTask(client, 'refusers', { source, locale });
  return (
    <Task state={state} onRetry={retry}>
      {(refusers) => <Answers {...refusers} />}
    </Task>
  );
}

/** The predicted answers of validators, side by side; asked for when the button is pressed. */
export default function RefusersView(props: RefusersProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  return (
    <section className={parts.part}>
      <Button isSmall aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
        {t('refusers.title')}
      </Button>
      {isAsked && <Asked {...props} />}
    </section>
  );
}
