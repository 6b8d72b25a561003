/**
 * Marks the row of a table that a link leads to, brings it into the middle of the window, below navbar
 * and head of the table, and moves the focus there. A browser does so only when it loads the page.
 */
import type { ClientModule } from '@docusaurus/types';
import { idInHash } from '@site/src/site/hash';
import { afterPaint } from '../dom/after-paint';
import { focusPlace } from '../dom/focus';
import { openFolds } from '../dom/open-folds';

/** Opens the table that follows a heading. */
function openTable(place: HTMLElement | null): void {
  if (!place?.matches('h2, h3')) return;
  let next = place.nextElementSibling;
  while (next && !next.matches('h2, h3, details.fold')) next = next.nextElementSibling;
  if (next instanceof HTMLDetailsElement) next.open = true;
}

function markRow(hash: string): void {
  document.querySelectorAll('tr[data-linked]').forEach((row) => row.removeAttribute('data-linked'));
  const place = document.getElementById(idInHash(hash));
  openFolds(place);
  openTable(place);
  const row = place?.closest<HTMLElement>('tbody tr');
  if (!row) return;
  // A filter may have hidden it.
  row.hidden = false;
  row.dataset.linked = '';
  row.scrollIntoView({ block: row.offsetHeight < window.innerHeight / 2 ? 'center' : 'start' });
  focusPlace(row);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const { pathname, hash } = location;
  const isSame = previousLocation?.pathname === pathname && previousLocation.hash === hash;
  if (!isSame) void afterPaint().then(() => markRow(hash));
};
