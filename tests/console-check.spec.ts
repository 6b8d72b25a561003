import { test as base } from '@playwright/test';
import { ConsoleCheck, consoleErrorsOf, expect, open } from './support/site';

base('the console check notices errors, warnings and uncaught errors', async ({ page }) => {
  const errors = consoleErrorsOf(page);
  await open(page, '/');
  expect(errors).toEqual([]);
  await page.evaluate(() => {
    console.error('an error');
    console.warn('a warning');
    console.log('no error');
    setTimeout(() => {
      throw new Error('uncaught');
    });
  });
  await expect
    .poll(() => errors.map((error) => error.replace(/ \(.*\)$/, '')))
    .toEqual(['error: an error', 'warning: a warning', 'uncaught: uncaught']);
});

base(
  'an allowance covers what matches, nothing else, and is reported when nothing needs it',
  () => {
    const errors = ['error: 404 (/a.js)', 'uncaught: no such thing'];
    const check = new ConsoleCheck(errors);
    check.allow(/404/, /500/);
    expect(check.unexpected()).toEqual(['uncaught: no such thing']);
    expect(check.unused()).toEqual([/500/]);
  },
);
