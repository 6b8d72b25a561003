/**
 * Wraps @docusaurus/theme-classic Navbar/MobileSidebar, 3.8.1.
 *
 * Why: it holds the whole sidebar once more, which upstream renders with every page on a phone
 * although nobody sees it. Here it comes when the browser is idle after the page has come to life, before the first press. A modal dialog keeps
 * the focus within, closes on Escape and gives the focus back.
 */
import React, { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { onReader } from '@site/src/dom/reader';
import { showCurrentEntry } from '@site/src/dom/current-entry';
import styles from './styles.module.css';

/** First control of the menu in view; the other one is inert. */
const FIRST = '.navbar-sidebar__item:not([inert]) :is(a, button)';

export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isSecondary } = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const render = () => startTransition(() => setWanted(true));
    // Safari does not say when it is idle.
    if (!('requestIdleCallback' in window)) return onReader(render);
    const idle = requestIdleCallback(render);
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) return undefined;
    // Beside the menu lies the backdrop, which belongs to the dialog.
    const onClick = ({ target }: MouseEvent) => target === element && element.close();
    element.addEventListener('click', onClick);
    element.showModal();
    return () => {
      element.removeEventListener('click', onClick);
      element.close();
    };
  }, [shown]);
  useEffect(() => {
    if (!shown) return;
    dialog.current?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
    dialog.current?.querySelectorAll('.menu').forEach(showCurrentEntry);
  }, [shown, isSecondary]);
  if (!isWanted && !shown) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      onClose={() => shown && toggle()}
    >
      <MobileSidebar />
    </dialog>
  );
}
