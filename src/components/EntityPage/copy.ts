import type { MouseEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/client/announce';

/** Copies the value of a button in content that has no code of its own. */
export function copy({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[value]') : null;
  const value = button?.getAttribute('value');
  if (!value) return;
  navigator.clipboard.writeText(value).then(
    () => announce(translate({ id: 'site.copy.copied', message: 'Copied' })),
    () =>
      announce(
        translate({ id: 'site.copy.failed', message: 'The browser does not allow copying.' }),
      ),
  );
}
