/**
 * Shows what a rule, term or field is about beside a link to it: on hover, on focus, and on a long
 * press of a finger. The text comes from the Markdown of the page. Escape closes it.
 */
import { fieldSummaryOf, summaryOf, type Summary } from '../dom/summary';

const PAGE = /\/Reference\/(?:Rules\/(?:BR|PEPPOL)-|Terms\/B[GT]-)[\w-]+$/;
/** Milliseconds: a pointer that only passes shows nothing, and one on its way to the text keeps it. */
const [SHOW_AFTER, HIDE_AFTER] = [250, 200];
/**
 * Milliseconds after which a touch is a long press. Safari on iOS has no event for it; browsers take
 * the touch for a menu or a selection of text after 500.
 */
const LONG_PRESS = 400;
const ID = 'link-preview';

let timer: ReturnType<typeof setTimeout> | undefined;
let shownFor: HTMLAnchorElement | undefined;
/** True while the click at the end of the present touch belongs to a long press. */
let isLongPress = false;
/** Element under the pointer when it last moved. */
let pointedAt: EventTarget | null = null;

function close(): void {
  clearTimeout(timer);
  document.getElementById(ID)?.remove();
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
}

/** Summary of the target of a link; undefined for anything but a rule, term or field. */
function about({ pathname, hash, textContent }: HTMLAnchorElement): Promise<Summary | undefined> {
  if (PAGE.test(pathname)) return summaryOf(pathname);
  // A link can name the page before its field.
  const caption = textContent.split(': ').at(-1)?.trim() ?? '';
  return hash.startsWith('#field-')
    ? fieldSummaryOf(pathname.replace(/\/$/, ''), caption)
    : Promise.resolve(undefined);
}

function paragraph(text: string, className: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

/** Below the link, or above it where there is more room, inside the window. */
function place(box: HTMLElement, link: HTMLAnchorElement): void {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = bottom + height + 8 < window.innerHeight;
  const edge = document.documentElement.clientWidth - width - 8;
  box.style.left = `${Math.max(8, Math.min(left, edge)) + window.scrollX}px`;
  box.style.top = `${(below ? bottom + 4 : Math.max(4, top - height - 4)) + window.scrollY}px`;
}

async function show(link: HTMLAnchorElement): Promise<void> {
  if (link === shownFor) return;
  close();
  shownFor = link;
  const summary = await about(link);
  if (!summary || shownFor !== link || !link.isConnected) return;
  const box = document.createElement('div');
  box.id = ID;
  box.className = 'link-preview';
  box.setAttribute('role', 'tooltip');
  box.append(
    paragraph(summary.title, 'link-preview__title'),
    paragraph(summary.description, 'link-preview__text'),
  );
  document.body.append(box);
  link.setAttribute('aria-describedby', ID);
  place(box, link);
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('main a[href]:not([role])')
      : null;
  const leadsAway = link?.origin === location.origin && link.pathname !== location.pathname;
  const isKnown = link && (PAGE.test(link.pathname) || link.hash.startsWith('#field-'));
  return leadsAway && isKnown ? link : null;
}

const isInPreview = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`#${ID}`) !== null;

function later(run: () => void, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(run, delay);
}

/**
 * Moves alone count: when a preview opens, or the page scrolls, below a pointer at rest, that too is a
 * `pointerover`, and would keep open what the focus has left.
 */
function onPointerMove(event: PointerEvent): void {
  if (event.pointerType === 'touch' || event.target === pointedAt) return;
  pointedAt = event.target;
  const link = linkAt(event);
  if (link) later(() => void show(link), SHOW_AFTER);
  else if (isInPreview(event.target)) clearTimeout(timer);
  else if (!shownFor?.matches(':focus-visible')) later(close, HIDE_AFTER);
}

function onPointerDown(event: PointerEvent): void {
  isLongPress = false;
  if (isInPreview(event.target)) return;
  close();
  const link = event.pointerType === 'touch' && linkAt(event);
  if (!link) return;
  later(() => {
    isLongPress = true;
    void show(link);
  }, LONG_PRESS);
}

/** A finger that leaves early taps or scrolls. */
function onPointerEnd({ pointerType }: PointerEvent): void {
  if (pointerType === 'touch' && !isLongPress) clearTimeout(timer);
}

/** The menu of the browser would cover what a long press shows. */
function onContextMenu(event: MouseEvent): void {
  if (linkAt(event) && (event as PointerEvent).pointerType === 'touch') event.preventDefault();
}

function onClick(event: MouseEvent): void {
  // A click by keyboard has no detail.
  if (isLongPress && event.detail > 0) event.preventDefault();
  else close();
  isLongPress = false;
}

/** From now on, for as long as the document lasts. */
export function showPreviews(): void {
  document.addEventListener('pointermove', onPointerMove);
  document.addEventListener('contextmenu', onContextMenu);
  document.addEventListener('focusin', (event) => {
    const link = linkAt(event);
    if (link?.matches(':focus-visible')) void show(link);
    // A dialog that a key opens takes the focus, with the pointer still on the link.
    else if (!link) close();
  });
  document.addEventListener('focusout', () => later(close, HIDE_AFTER));
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('popstate', close);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('pointerup', onPointerEnd);
  document.addEventListener('pointercancel', onPointerEnd);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}
