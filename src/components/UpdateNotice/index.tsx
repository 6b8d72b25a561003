import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { watchUpdates } from '@site/src/offline/updates';
import styles from './styles.module.css';

/** Tells the reader of each new version of the kept handbook that is ready. */
export function offerUpdates(): Promise<void> {
  const container = document.createElement('div');
  container.setAttribute('role', 'status');
  document.body.append(container);
  const root = createRoot(container);
  return watchUpdates((change) => root.render(<UpdateNotice onChange={change} />));
}

function UpdateNotice({ onChange }: { readonly onChange: () => void }): ReactNode {
  return (
    <div className={`screen-only ${styles.notice}`}>
      <span>
        <Translate id="site.offline.update" description="Notice at the bottom of the window">
          A new version of the handbook is ready.
        </Translate>
      </span>
      <button type="button" className="button button--primary button--sm" onClick={onChange}>
        <Translate id="site.offline.reload" description="Button of that notice">
          Reload
        </Translate>
      </button>
    </div>
  );
}
