import { translate } from '@docusaurus/Translate';

interface PageTexts {
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly copy: string;
}

/** Texts of the frame of a page, which those of documents have as well. */
export function usePageTexts(): PageTexts {
  return {
    pages: translate({
      id: 'theme.docs.paginator.navAriaLabel',
      message: 'Docs pages',
      description: 'The ARIA label for the docs pagination',
    }),
    previous: translate({
      id: 'theme.docs.paginator.previous',
      message: 'Previous',
      description: 'The label used to navigate to the previous doc',
    }),
    next: translate({
      id: 'theme.docs.paginator.next',
      message: 'Next',
      description: 'The label used to navigate to the next doc',
    }),
    copy: translate({ id: 'site.table.copy', message: 'Copy' }),
  };
}
