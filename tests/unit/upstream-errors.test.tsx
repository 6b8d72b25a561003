import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

const FOLDER = path.resolve('.cache/upstream-errors');

/** What Docusaurus' hook gives a component; its file has JSX, which Node does not read. */
async function routeContextHook(): Promise<() => unknown> {
  mkdirSync(FOLDER, { recursive: true });
  const outfile = path.join(FOLDER, 'use-route-context.mjs');
  buildSync({
    entryPoints: ['node_modules/@docusaurus/core/lib/client/exports/useRouteContext.js'],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    external: ['react', 'react/jsx-runtime'],
    outfile,
  });
  return ((await import(/* @vite-ignore */ outfile)) as { default: () => unknown }).default;
}

it('a component without a route says that there is no route context', async () => {
  const useRouteContext = await routeContextHook();
  const Outside = () => <p>{String(useRouteContext())}</p>;
  expect(() => renderToString(<Outside />)).toThrow(/^Unexpected: no .*route context found$/);
});

it.each([
  ['theme-classic/lib/theme/Navbar/Content/index.js', 'A theme navbar item failed to render.'],
  ['plugin-content-docs/lib/client/docsUtils.js', 'Available sidebar ids are:'],
  ['plugin-content-docs/lib/client/docsUtils.js', 'Available doc ids are:'],
])('%s, which the build takes as it is, has the error “%s”', (file, text) => {
  expect(readFileSync(`node_modules/@docusaurus/${file}`, 'utf8')).toContain(text);
});
