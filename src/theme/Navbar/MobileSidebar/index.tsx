/**
 * Wraps @docusaurus/theme-classic Navbar/MobileSidebar, 3.8.1.
 *
 * Why: it holds the whole sidebar once more, which upstream renders with every page on a phone
 * although nobody sees it. Here it comes when the reader first does something.
 */
import React, { startTransition, useEffect, useState, type ReactNode } from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { onReader } from '@site/src/dom/reader';

export default function MobileSidebarWrapper(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onReader(() => startTransition(() => setWanted(true))), []);
  return (isWanted || shown) && <MobileSidebar />;
}
