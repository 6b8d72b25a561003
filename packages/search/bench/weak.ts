import { localeBaseUrl } from '../../../src/locales';
import { pageOf } from '../src/groups';
import { handbookRecords, localeOf } from './corpus/handbook';
import { pagesOf } from './corpus/pages';
import { createOurs } from './engines/ours';
import { handbookQueries, isSealed, samePage } from './queries';

/**
 * Prints, as Markdown, the judged queries that the search answers with nothing or not among its
 * first five pages: what to write or to ask next. Of the sealed sets, only how many there are.
 */
const GOOD = 5;

for (const language of ['de', 'en'] as const) {
  const locale = localeOf(language);
  const { records, from } = handbookRecords(locale);
  const pages = pagesOf(records);
  const engine = await createOurs({ name: 'handbook', language, records, pages });
  const weak: string[] = [];
  let sealed = 0;
  for (const { class: name, query, pages: right } of handbookQueries(
    language,
    localeBaseUrl(locale),
  )) {
    const found = await engine.search(query);
    const different = [...new Set(found.map((url) => samePage(pageOf(url))))];
    const rank = different.findIndex((url) => right.includes(url)) + 1;
    if (rank >= 1 && rank <= GOOD) continue;
    if (isSealed(name)) sealed += 1;
    else weak.push(`| ${name} | ${query} | ${rank || 'none'} | ${different[0] ?? 'nothing'} |`);
  }
  console.log(`## ${locale}, ${records.length} records from ${from}\n`);
  console.log('| class | query | rank | first |\n|---|---|---|---|');
  console.log(`${weak.join('\n')}\n\nOf the sealed queries, ${sealed} are weak.\n`);
}
