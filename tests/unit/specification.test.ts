import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROW = /^\| (\d) \| (.+?) \| (?:\[.+?\]\((.+?)\): (.+?))? ?\|$/gm;
/** Sections that say what readers and operators see; 1 and 6 say for whom. */
const SECTIONS = ['2', '3', '4', '5', '7', '8', '9'];

const rows = [...readFileSync('tests/README.md', 'utf8').matchAll(ROW)].map(
  ([, section = '', sentence = '', file, title]) => ({ section, sentence, file, title }),
);

describe('sentences of the specification', () => {
  it('are there for each section', () => {
    expect([...new Set(rows.map(({ section }) => section))].sort()).toEqual(SECTIONS);
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  it.each(rows)('have a test: § $section, $sentence', ({ file = '', title = '' }) => {
    const source = path.join('tests', file);
    expect(existsSync(source) ? readFileSync(source, 'utf8') : `${source} is missing`).toContain(
      title === '' ? 'a test' : title,
    );
  });
});
