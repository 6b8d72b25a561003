/** Readers come with a task: from the home page at most three pages lead to its end. */
import { expect, locales, open, test } from './support/site';

interface Walk {
  readonly task: string;
  /** Links to follow, by what the reader sees, beginning on the home page. */
  readonly links: Readonly<Record<string, readonly string[]>>;
  /** What the reader came for, on the last page. */
  readonly end: Readonly<Record<string, string>>;
}

const WALKS: readonly Walk[] = [
  {
    task: 'first XRechnung',
    links: {
      'en-GB': ['Set up your first XRechnung'],
      'de-DE': ['Die erste XRechnung einrichten'],
    },
    end: { 'en-GB': 'What you should see', 'de-DE': 'Was Sie nun sehen' },
  },
  {
    task: 'rejected unit',
    links: {
      'en-GB': ['Change a rejected code', 'Units of Measure'],
      'de-DE': ['Einen beanstandeten Code ändern', 'Einheiten'],
    },
    end: { 'en-GB': 'Codes that look right', 'de-DE': 'Codes, die nur richtig aussehen' },
  },
  {
    task: 'ZUGFeRD by e-mail',
    links: { 'en-GB': ['Send ZUGFeRD by e-mail'], 'de-DE': ['ZUGFeRD per E-Mail senden'] },
    end: { 'en-GB': 'What you should see', 'de-DE': 'Was Sie nun sehen' },
  },
  {
    task: 'public body with attachment',
    links: {
      'en-GB': ['Invoice a German public body', 'Attach files'],
      'de-DE': ['Rechnung an eine Behörde', 'Dateien anhängen'],
    },
    end: { 'en-GB': 'What you should see', 'de-DE': 'Was Sie nun sehen' },
  },
  {
    task: 'credit memo with cash discount',
    links: {
      'en-GB': ['Cash discount, also on credit memos'],
      'de-DE': ['Skonto, auch bei Gutschriften'],
    },
    end: { 'en-GB': 'Post a credit memo', 'de-DE': 'Die Gutschrift buchen' },
  },
  {
    task: 'rejected invoice to corrected one',
    links: {
      'en-GB': ['My invoice was rejected', 'Correct an invoice'],
      'de-DE': ['Meine Rechnung wurde zurückgewiesen', 'Eine Rechnung berichtigen'],
    },
    end: { 'en-GB': 'What you should see', 'de-DE': 'Was Sie nun sehen' },
  },
];

for (const locale of locales) {
  for (const { task, links, end } of WALKS) {
    test(`${task}, ${locale.id}`, async ({ page }) => {
      await open(page, `${locale.base}/`);
      const main = page.getByRole('main');
      for (const name of links[locale.id] ?? []) {
        const before = page.url();
        await main.getByRole('link', { name, exact: true }).first().click();
        await expect(page).not.toHaveURL(before);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A way on from every page.
        await expect(main.getByRole('link').last()).toBeVisible();
      }
      await expect(main.getByRole('heading', { name: end[locale.id] ?? '' }).first()).toBeVisible();
    });
  }
}
