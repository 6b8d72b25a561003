import { createRequire } from 'node:module';

type Upstream = typeof import('@docusaurus/core/lib/ssg/ssgTemplate.html');

const { default: upstream } = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html',
) as Upstream;
const address = '<%= it.baseUrl %><%= script %>';
const script = `<script src="${address}" defer></script>`;

if (!upstream.includes(script)) {
  throw new Error(
    `src/upstream/template.ts: the template of Docusaurus no longer has ${script}. ` +
      'See core/lib/ssg/ssgTemplate.html.js and adapt it here.',
  );
}

/** The page around what React renders: scripts are only named, `inline/scripts.ts` loads them. */
export const template = upstream.replace(script, `<template data-script="${address}"></template>`);
