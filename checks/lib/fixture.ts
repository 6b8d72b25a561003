import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { describeProblem, isFailure, type Check } from './check';
import { loadProject } from './project';

/** A project in a folder of its own, which is removed after the test. */
export function createFixture(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** Findings of a check in a project of these files, one line for each. */
export async function findings(
  check: Check,
  files: Readonly<Record<string, string>>,
): Promise<{ lines: string[]; fails: boolean }> {
  const problems = await check(loadProject(createFixture(files)));
  return { lines: problems.map(describeProblem), fails: isFailure(problems) };
}

/** A page that passes all checks, with the given text. */
export function pageText(body: string, frontMatter = ''): string {
  return `---
title: Page
description: A sentence that says what the page is for and is as long as search engines want it.
keywords: [page]
tags: [setup]
${frontMatter}---

${body}
`;
}

/** Path of the German translation of a page of the handbook. */
export const german = (name: string) => `i18n/de-DE/docusaurus-plugin-content-docs/current/${name}`;
