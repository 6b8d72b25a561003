import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import tool from '../tool.module.css';

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
      <p role="status">
        <Translate id="site.desk.checking">The check is running.</Translate>
      </p>
      <p className={tool.row}>
        <progress
          max={100}
          value={percent}
          aria-label={translate({ id: 'site.desk.progress', message: 'Progress of the check' })}
        />
        <span>{percent} %</span>
        <button type="button" className="button button--secondary" onClick={onCancel}>
          <Translate id="site.desk.cancel">Cancel</Translate>
        </button>
      </p>
    </>
  );
}
