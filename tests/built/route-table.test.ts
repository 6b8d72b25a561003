import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales, sitemapPaths } from '../support/pages';

for (const locale of locales) {
  test(`no page is named in main.js, which therefore stays as it is when pages come, ${locale.id}`, () => {
    const folder = join('build', locale.base, 'assets/js');
    const textOf = (name: RegExp) =>
      readdirSync(folder)
        .filter((file) => name.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('');
    const pages = sitemapPaths(locale).filter((path) => path.includes('/Setup/'));
    expect(pages.length).toBeGreaterThan(10);

    const [main, table] = [textOf(/^main\..+\.js$/), textOf(/^runtime~main\..+\.js$/)];
    expect(main).not.toBe('');
    expect(pages.filter((path) => main.includes(path))).toEqual([]);
    expect(pages.filter((path) => !table.includes(path))).toEqual([]);
  });
}
