import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import i18n from '@generated/i18n';
import { formatDay } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import type { Answers, AssessedCustomer, JanuaryReport } from '@site/src/rehearsal/protocol';
import CellView from '../table/CellView';
import ResultTable from '../table/ResultTable';
import Select from '../tool/Select';
import tool from '../tool.module.css';
import { messages as questions } from './messages';
import { messages } from './result-messages';
import styles from './styles.module.css';
import type { RehearsalControl } from './useRehearsal';

const t = pageTexts(messages);
const word = pageTexts(questions);

const LAWFUL = ['no', 'undecided', 'yes'] as const;
const TONES = { no: 'danger', undecided: 'warning', yes: 'info' } as const;
const DECISIONS = [
  ...(['business', 'establishment', 'legal', 'property', 'exempt', 'consumer', 'abroad'] as const),
];
const GROUP_OPTIONS: Readonly<Record<Answers['groups'][string], string>> = {
  undecided: t('standing.undecided'),
  business: t('standing.business'),
  legal: t('standing.legal'),
  property: t('standing.property'),
  exempt: t('standing.exempt'),
  consumer: t('standing.consumer'),
};
/** Customers that are shown at once. */
const SHOWN = 200;

type Decision = Answers['customers'][string] | '';

interface StandingChoiceProps {
  readonly customer: AssessedCustomer;
  readonly decision: Decision;
  readonly onDecide: (decision: Decision) => void;
}

function StandingChoice({
  customer: { no, recognised },
  decision,
  onDecide,
}: StandingChoiceProps): ReactNode {
  const found = t(`standing.${recognised}`);
  return (
    <select
      className={tool.input}
      aria-label={t('decide', { no })}
      value={decision}
      onChange={({ target }) => onDecide(target.value as Decision)}
    >
      <option value="">
        {recognised === 'undecided' ? found : t('recognised', { standing: found })}
      </option>
      {DECISIONS.map((one) => (
        <option key={one} value={one}>
          {t(`standing.${one}`)}
        </option>
      ))}
    </select>
  );
}

/** The documents of each customer on the chosen days, and the provision by which that is lawful. */
export default function January({
  january,
  day,
  rehearsal,
}: {
  readonly january: JanuaryReport;
  readonly day: string;
  readonly rehearsal: RehearsalControl;
}): ReactNode {
  const { customers, counts, groups, changed, added } = january;
  const { answers, answer } = rehearsal;
  const first = LAWFUL.find((one) => counts[one] > 0) ?? 'yes';
  const [chosen, setChosen] = useState<(typeof LAWFUL)[number]>();
  const wanted = chosen ?? first;
  // A customer who was just decided stays in sight, although it now belongs under another word.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const shown = customers.filter(({ no, lawful }) => lawful === wanted || kept.has(no));
  const choose = (word: typeof wanted) => {
    setChosen(word);
    setKept(new Set());
  };
  const decide = (no: string, decision: Decision) => {
    setChosen(wanted);
    setKept(new Set([...kept, no]));
    const others = Object.entries(answers.customers).filter(([one]) => one !== no);
    const own = decision === '' ? [] : [[no, decision] as const];
    answer({ customers: Object.fromEntries([...others, ...own]) });
  };
  const date = (iso: string) => formatDay(iso, i18n.currentLocale);
  return (
    <>
      <h4 id="rehearsal-lawful">{t('january')}</h4>
      <p>
        {t('days', {
          supply: date(answers.supply),
          sent: date(answers.sent),
          turnover: word(answers.turnover),
          otherwise: word(answers.otherwise),
          day: date(day),
        })}
      </p>
      <dl className={styles.counts}>
        {LAWFUL.map((one) => (
          <div key={one} data-lawful={one}>
            <dt>{t(`lawful.${one}`)}</dt>
            <dd>{counts[one]}</dd>
          </div>
        ))}
      </dl>
      {changed + added > 0 && <p>{t('changes', { changed, added })}</p>}
      {groups.length > 0 && (
        <details className={styles.box}>
          <summary>{t('groups')}</summary>
          <div className={styles.questions}>
            {groups.map((group) => (
              <Select
                key={group}
                label={group}
                value={answers.groups[group] ?? 'undecided'}
                options={GROUP_OPTIONS}
                onChange={(standing) =>
                  answer({ groups: { ...answers.groups, [group]: standing } })
                }
              />
            ))}
          </div>
        </details>
      )}
      <div className={clsx(styles.questions, 'screen-only')}>
        <Select
          label={t('showCustomers')}
          value={wanted}
          options={{
            no: t('lawful.no'),
            undecided: t('lawful.undecided'),
            yes: t('lawful.yes'),
          }}
          onChange={choose}
        />
      </div>
      {shown.length > 0 && (
        <ResultTable
          label={t('january')}
          isStacked
          columns={[
            { label: t('customer'), isOwn: true },
            { label: t('standing') },
            { label: t('invoice') },
            { label: t('memo') },
            { label: t('lawful') },
            { label: t('provision') },
          ]}
          rows={shown.slice(0, SHOWN).map((customer) => ({
            key: customer.no,
            cells: [
              `${customer.no} ${customer.name}`,
              <StandingChoice
                customer={customer}
                decision={answers.customers[customer.no] ?? ''}
                onDecide={(decision) => decide(customer.no, decision)}
              />,
              t(`sent.${customer.invoice}`),
              t(`sent.${customer.memo}`),
              <CellView
                cell={{ badge: t(`lawful.${customer.lawful}`), tone: TONES[customer.lawful] }}
              />,
              customer.hasDuty
                ? customer.provision
                : t('noDuty', { provision: customer.provision }),
            ],
          }))}
        />
      )}
      {shown.length > SHOWN && <p>{t('firstCustomers', { shown: SHOWN, count: shown.length })}</p>}
    </>
  );
}
