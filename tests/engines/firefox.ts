import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Tab } from './tab';

function findFirefox(): string {
  const asked = process.env.FIREFOX_PATH;
  const found = (asked ? [asked] : ['/usr/bin/firefox-esr', '/usr/bin/firefox']).find((file) =>
    existsSync(file),
  );
  if (found) return found;
  throw new Error(
    asked
      ? `FIREFOX_PATH is "${asked}", but there is no such file.`
      : 'No Firefox: install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
  );
}

/** Said of requests whose page was left before the worker had answered; of others it has the address. */
const OF_A_PAGE_LEFT = 'Failed to load ‘’. A ServiceWorker intercepted';

/** A command for the turn of the screen, which Firefox 140 lacks; Puppeteer sends it with every size. */
const TURN = 'emulation.setScreenOrientationOverride';

/** A tab of Firefox, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Tab> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn') messages.push(`${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const text = String(error);
    if (!text.includes(OF_A_PAGE_LEFT)) messages.push(`uncaught: ${text}`);
  });
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (fn, asked) => page.evaluate(fn as never, asked) as never,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: unknown) => {
        if (!String(error).includes(`unknown command ${TURN}`)) throw error;
      }),
    messages: () => Promise.resolve(messages),
    close: () => browser.close(),
  };
}
