import { useId, type ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import type { Answers } from '@site/src/rehearsal/protocol';
import Select from '../tool/Select';
import tool from '../tool.module.css';
import { messages } from './messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

function Day({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className={tool.input}
        min="2025-01-01"
        max="2099-12-31"
        required
        value={value}
        onChange={({ target }) => {
          if (target.validity.valid) onChange(target.value);
        }}
      />
    </div>
  );
}

/** Questions that no list answers: turnover, days, and who is a business. */
export default function Questions({
  answers,
  onAnswer,
}: {
  readonly answers: Answers;
  readonly onAnswer: (change: Partial<Answers>) => void;
}): ReactNode {
  return (
    <fieldset className={styles.questions}>
      <legend>{t('questions')}</legend>
      <Select
        label={t('turnover')}
        value={answers.turnover}
        options={{ large: t('large'), small: t('small') }}
        onChange={(turnover) => onAnswer({ turnover })}
      />
      <Day label={t('supply')} value={answers.supply} onChange={(supply) => onAnswer({ supply })} />
      <Day label={t('sent')} value={answers.sent} onChange={(sent) => onAnswer({ sent })} />
      <Select
        label={t('otherwise')}
        value={answers.otherwise}
        options={{ pdf: t('pdf'), nothing: t('nothing') }}
        onChange={(otherwise) => onAnswer({ otherwise })}
      />
      <Select
        label={t('withoutVat')}
        value={answers.withoutVat}
        options={{ undecided: t('undecided'), business: t('business'), consumer: t('consumer') }}
        onChange={(withoutVat) => onAnswer({ withoutVat })}
      />
    </fieldset>
  );
}
