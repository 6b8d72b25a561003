import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const chunkUrl = /\/assets\/js\/[^/]+\.js$/;

/** Name under which the page keeps whether its content is still broken. */
export const brokenFlag = '__contentIsBroken';

/**
 * Replaces what the content module of each MDX page exports, in the chunks of the real production
 * build: before the bundler's runtime sees a chunk, its module functions are wrapped.
 *
 * @param kind `throws`: the component throws an error with a cause while the page keeps
 *   `brokenFlag` true; `no default`: the module has no default export
 */
export async function breakContent(page: Page, kind: 'throws' | 'no default'): Promise<void> {
  await page.addInitScript((flag) => Object.assign(window, { [flag]: true }), brokenFlag);
  await page.route(chunkUrl, async (route) => {
    const response = await route.fetch();
    const wrapper = `(${wrapModules.toString()})(${JSON.stringify([kind, brokenFlag])});`;
    await route.fulfill({ response, body: wrapper + (await response.text()) });
  });
}

// Runs in the page, before each chunk.
function wrapModules([kind, flag]: [string, string]): void {
  type Exports = Record<string, unknown>;
  type Module = (module: unknown, exports: Exports, require: unknown) => void;
  type Push = (chunk: [unknown, Record<string, Module>, ...unknown[]]) => unknown;
  const page = window as unknown as Record<string, unknown>;
  const name = Object.keys(page).find((key) => key.startsWith('webpackChunk'));
  const chunks = name && (page[name] as { push: Push } | undefined);
  if (!chunks) {
    return;
  }
  const push = chunks.push.bind(chunks) as Push;
  chunks.push = (chunk) => {
    chunks.push = push;
    for (const [id, original] of Object.entries(chunk[1])) {
      chunk[1][id] = (module, exports, require) => {
        const real: Exports = {};
        original(
          Object.create(module as object, { exports: { value: real, writable: true } }),
          real,
          require,
        );
        const result = real;
        if (!('frontMatter' in result)) {
          original(module, exports, require);
          return;
        }
        for (const key of Object.keys(result)) {
          if (key !== 'default') {
            Object.defineProperty(exports, key, { enumerable: true, get: () => result[key] });
          }
        }
        if (kind === 'throws') {
          exports.default = (props: unknown) => {
            if (page[flag]) {
              throw new Error('The table could not be drawn', {
                cause: new Error('Row 7 has no code'),
              });
            }
            return (result.default as (props: unknown) => unknown)(props);
          };
        }
      };
    }
    return push(chunk);
  };
}

/** Makes every chunk that is not loaded yet fail as if a new deployment had removed it. */
export async function removeChunks(page: Page): Promise<void> {
  await page.route(chunkUrl, (route) => route.fulfill({ status: 404, body: 'gone' }));
}

/** Holds back what the page asks for by such an address, until the returned function is called. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export { chunkUrl };

/** Names of the workers that the scripts of a built language start. */
export function workersOf(folder: string): string[] {
  const scripts = join(folder, 'assets/js');
  const names = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const text = readFileSync(join(scripts, file), 'utf8');
      const started = text.matchAll(/new Worker\(.{0,200}?\{name:"(\w+)"/g);
      return Array.from(started, ([, name = '']) => name);
    });
  return [...new Set(names)].sort();
}
