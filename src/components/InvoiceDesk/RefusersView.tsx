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

const answer = (says: Prediction['says']): string =>
  ({
    refuses: t('refusers.refuses'),
    accepts: t('refusers.accepts'),
    unknown: t('refusers.unknown'),
  })[says];

function reasonText({ reason, rules, more }: Prediction): string {
  const named = rules.join(', ');
  return {
    structure: t('refusers.structure'),
    rules:
      more > 0
        ? t('refusers.moreRules', { rules: named, more })
        : t('refusers.rules', { rules: named }),
    noScenario: t('refusers.noScenario'),
    noErrors: t('refusers.noErrors'),
    cut: t('refusers.cut'),
    otherType: t('refusers.otherType'),
    noBis: t('refusers.noBis'),
    foreign: t('refusers.foreign'),
    noMustang: t('refusers.noMustang'),
    mustangXRechnung: t('refusers.mustangXRechnung'),
    pdfa: t('refusers.pdfa'),
    portalProfile: t('refusers.portalProfile'),
    portalOwn: t('refusers.portalOwn'),
  }[reason];
}

function Answers({ rows, changed }: Refusers): ReactNode {
  return (
    <>
      <p className="margin-top--md">{t('refusers.help')}</p>
      <ul className="clean-list">
        {rows.map((row) => (
          <li key={row.validator} className={parts.part}>
            <CellView cell={{ badge: answer(row.says), tone: TONES[row.says] }} />{' '}
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

/** What validators will say about the invoice, side by side; asked for when the button is pressed. */
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
