import { expect, test } from '@playwright/test';
import { axeFindings, setColourMode } from './support';

// One fault for each kind of finding that the suite is there to prevent.
const faulty = `<!doctype html>
<html>
  <head>
    <title>Faults</title>
    <style>
      .faint { color: #999; background: #fff; }
      [data-theme='dark'] .late { color: #555; background: #333; }
      .small { display: inline-block; width: 12px; height: 12px; padding: 0; }
    </style>
  </head>
  <body>
    <main>
      <h1>Faults</h1>
      <p class="faint">Text that is too faint</p>
      <p class="late">Text that is too faint in dark only</p>
      <img src="data:," />
      <button class="small"></button><button class="small">b</button>
      <input type="text" />
      <h4>A level that skips two</h4>
      <div role="list"><p>No list item</p></div>
    </main>
    <main>A second main landmark</main>
  </body>
</html>`;

test('axe reports what is wrong with a page made of faults', async ({ page }) => {
  await page.setContent(faulty);
  const found = new Set((await axeFindings(page)).map((finding) => finding.split(':')[0]));
  for (const rule of [
    'aria-required-children',
    'button-name',
    'color-contrast',
    'heading-order',
    'html-has-lang',
    'image-alt',
    'label',
    'landmark-no-duplicate-main',
    'target-size',
  ]) {
    expect([...found]).toContain(rule);
  }
});

test('axe sees the colours of the mode that is shown', async ({ page }) => {
  await page.setContent(faulty);
  const late = async () => (await axeFindings(page)).filter((finding) => finding.includes('.late'));
  await setColourMode(page, 'light');
  expect(await late()).toEqual([]);
  await setColourMode(page, 'dark');
  expect(await late()).toEqual([expect.stringContaining('color-contrast')]);
});
