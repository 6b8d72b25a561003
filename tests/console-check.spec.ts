import { test as base } from '@playwright/test';
import { complaintsOf, expect, open } from './support/site';

base('the console check notices errors, warnings and uncaught errors', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, '/');
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    console.error('an error');
    console.warn('a warning');
    console.log('no complaint');
    setTimeout(() => {
      throw new Error('uncaught');
    });
  });
  await expect
    .poll(() => complaints.map((complaint) => complaint.replace(/ \(.*\)$/, '')))
    .toEqual(['error: an error', 'warning: a warning', 'uncaught: uncaught']);
});
