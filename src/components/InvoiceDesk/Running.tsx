import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages as common } from '../messages';
import tool from '../tool.module.css';
import { messages } from './messages';

const t = pageTexts(messages);
const word = pageTexts(common);

/** Says that a check is running; `share` of it, from 0 to 1, is done. */
export default function Running({
  share,
  onCancel,
}: {
  readonly share: number;
  readonly onCancel: () => void;
}): ReactNode {
  const percent = Math.round(share * 100);
  return (
    <>
      <p role="status">{t('checking')}</p>
      <p className={tool.row}>
        <progress max={100} value={percent} aria-label={t('progress')} />
        <span>{percent} %</span>
        <button type="button" className="button button--secondary" onClick={onCancel}>
          {word('cancel')}
        </button>
      </p>
    </>
  );
}
