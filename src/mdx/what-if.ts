import type { PhrasingContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { messagesIn } from '../locales/messages';
import type { LocaleId } from '../locales';
import { messages } from '../model/messages';
import type { WhatIf } from '../model/what-if';
import { cellContent, plain } from './markdown-table';

/** An element as a writer would type it, which no component of the theme replaces. */
const tag = (
  name: string,
  children: readonly PhrasingContent[],
  attributes: Readonly<Record<string, string>> = {},
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [...children],
  data: { _mdxExplicitJsx: true } as MdxJsxTextElement['data'],
});

const codeLines = (lines: readonly string[]): PhrasingContent[] =>
  lines.map((value) => ({ type: 'inlineCode', value }));

/** A fold that shows the run without the value of a field. Works without a script. */
export function whatIfFold(
  caption: string,
  { isSwitch, steps, end, xml, next }: WhatIf,
  locale: LocaleId,
): MdxJsxTextElement {
  const t = messagesIn(messages, locale);
  const label = (text: string) => tag('span', plain(text), { className: 'what-if-label' });
  const question = t(isSwitch ? 'whatIf.off' : 'whatIf.empty', { field: caption });
  return tag(
    'details',
    [
      tag('summary', plain(question)),
      tag(
        'ol',
        steps.map((step) => tag('li', plain(step.caption), { 'data-outcome': step.outcome })),
      ),
      tag('p', cellContent(end)),
      ...(xml
        ? [
            label(t('whatIf.usual')),
            ...codeLines(xml.usual),
            label(t('whatIf.without')),
            ...(xml.without.length > 0
              ? codeLines(xml.without)
              : [tag('em', plain(t('whatIf.gone')))]),
          ]
        : []),
      label(t('whatIf.next')),
      tag(
        'ul',
        next.map((step) => tag('li', cellContent(step))),
      ),
    ],
    { className: 'what-if', 'data-search-noindex': '' },
  );
}
