/**
 * Replaces @docusaurus/theme-classic Footer/Copyright/index.js, 3.8.1.
 *
 * Why: upstream hands the text to the browser as markup (`innerHTML`), which Trusted Types forbid
 * when the footer is drawn anew after a crash.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import InlineHtml from '@site/src/components/InlineHtml';
import type Copyright from '@theme/Footer/Copyright';

export default function FooterCopyright({
  copyright,
}: ComponentProps<typeof Copyright>): ReactNode {
  return (
    <div className="footer__copyright">
      <InlineHtml html={copyright} />
    </div>
  );
}
