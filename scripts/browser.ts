import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall } from './lib/apt';

const installed = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's Chromium without windows: the browser that Playwright itself would take for tests. */
const HEADLESS_SHELL = 'chromium-headless-shell';

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

const installedBrowser = () => onPath(installed) ?? fixed.find((file) => existsSync(file));

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Path of a Chromium or Chrome: BROWSER_PATH, else one that is installed, else Playwright's own
 * download, else Debian's package when run as root. Ends the process with a remedy if none is to
 * be had.
 */
export function findBrowser(): string {
  const asked = process.env.BROWSER_PATH;
  if (asked && !existsSync(asked)) {
    console.error(`BROWSER_PATH is "${asked}", but there is no such file.`);
    process.exit(1);
  }
  const found = [asked, installedBrowser(), playwrightBrowser()].find(Boolean);
  if (found) {
    return found;
  }
  console.log('\n> No browser found: trying the download of Playwright');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 600_000 });
  const downloaded = playwrightBrowser();
  if (downloaded) {
    return downloaded;
  }
  aptInstall('chromium', 'fonts-liberation');
  const packaged = installedBrowser();
  if (!packaged) {
    console.error('No browser: install Chromium or Chrome, or set BROWSER_PATH to one.');
    process.exit(1);
  }
  return packaged;
}

/**
 * Path of a browser for tests: BROWSER_PATH, else Chromium's headless shell, which does half the
 * work of the whole browser for a page, else what `findBrowser` finds.
 */
export function findTestBrowser(): string {
  if (process.env.BROWSER_PATH) {
    return findBrowser();
  }
  const shell = () => onPath([HEADLESS_SHELL]);
  if (!shell()) {
    aptInstall(HEADLESS_SHELL, 'fonts-liberation');
  }
  return shell() ?? findBrowser();
}
