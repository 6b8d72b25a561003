/** Old addresses lead to a page that exists, and none hides a page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check, Problem } from './lib/check';
import { routeOf } from '../src/site/content-files';
import type { Redirect } from '../src/facts/page-redirects';

const FILE = 'src/facts/redirects.json';

/** Problems of redirects; `routes` are those of all published pages. */
export function redirectProblems(
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
): Problem[] {
  const plain = (address: string) => address.replace(/#.*$/, '').replace(/(.)\/$/, '$1');
  const sources = new Set<string>();
  return redirects.flatMap(({ from, to }) => {
    const problems: Problem[] = [];
    const add = (message: string, remedy: string) => problems.push({ file: FILE, message, remedy });
    if (routes.has(plain(from))) {
      add(`"${from}" is the address of a page.`, 'remove the redirect');
    }
    if (sources.has(plain(from))) {
      add(`"${from}" is listed twice.`, 'keep one of the two');
    }
    sources.add(plain(from));
    if (!routes.has(plain(to))) {
      add(`"${from}" leads to "${to}", which is no page.`, 'name the present address of the page');
    }
    return problems;
  });
}

export const check: Check = ({ root, pages }) => {
  const list = JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as Redirect[];
  const routes = new Set(pages.filter(({ draft }) => !draft).map(routeOf));
  return redirectProblems(list, routes);
};
