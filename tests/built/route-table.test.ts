import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workersOf } from '../support/chunks';
import { locales, sitemapPaths } from '../support/pages';

/** Name and text of each script of a language. */
function scriptsIn(base: string): [file: string, text: string][] {
  const folder = join('build', base, 'assets/js');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

for (const locale of locales) {
  test(`a worker runs from its one file, which the page can fetch anew, ${locale.id}`, () => {
    const workers = workersOf(join('build', locale.base));
    const files = scriptsIn(locale.base).filter(([file]) =>
      workers.includes(file.split('.', 1)[0] ?? ''),
    );
    expect(files.length).toBeGreaterThan(3);
    // The bundler's name for the start of a script that waits for others.
    const waits = /\.x=\(\)=>\w+\.e\(/;
    expect(files.filter(([, text]) => waits.test(text)).map(([file]) => file)).toEqual([]);
  });

  test(`no page is named in main.js, which therefore stays as it is when pages come, ${locale.id}`, () => {
    const textOf = (name: RegExp) =>
      scriptsIn(locale.base)
        .filter(([file]) => name.test(file))
        .map(([, text]) => text)
        .join('');
    const pages = sitemapPaths(locale).filter((path) => path.includes('/Setup/'));
    expect(pages.length).toBeGreaterThan(10);

    const [main, table] = [textOf(/^main\..+\.js$/), textOf(/^runtime~main\..+\.js$/)];
    expect(main).not.toBe('');
    expect(pages.filter((path) => main.includes(path))).toEqual([]);
    expect(pages.filter((path) => !table.includes(path))).toEqual([]);
  });
}
