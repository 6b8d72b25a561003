import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

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

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...installed.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...fixed,
  ].find((file) => existsSync(file));
}

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
  const found = [asked, onPath(), playwrightBrowser()].find(Boolean);
  if (found) {
    return found;
  }
  console.log('\n> No browser found: trying the download of Playwright');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 600_000 });
  const downloaded = playwrightBrowser();
  if (downloaded) {
    return downloaded;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('\n> Installing the Debian package chromium');
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
  }
  const packaged = onPath();
  if (!packaged) {
    console.error('No browser: install Chromium or Chrome, or set BROWSER_PATH to one.');
    process.exit(1);
  }
  return packaged;
}
