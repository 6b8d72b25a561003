import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { german, type Locale } from '../support/site';

/** WCAG 2.0, 2.1 and 2.2 at levels A and AA, and what axe holds to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type ColourMode = 'light' | 'dark';

/** Shows the page that is open in the other colours, without a reload. */
export async function setColourMode(page: Page, mode: ColourMode): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.setAttribute('data-theme', value);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // Axe may read the old colours of cells, in containers of their own, while the screen shows the
    // new ones: their style is computed with the layout.
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    document.body.hidden = false;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, mode);
}

/** What depends on colours; the rest of the markup is the same in both modes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Rules = { type: 'tag' | 'rule'; values: string[] };

/** Rows of a long table are alike: axe looks at the first ones, which is quicker by the rest. */
const REST_OF_LONG_TABLES = 'tbody > tr:nth-child(n + 40)';

/** Time for one run of axe on a busy machine, in milliseconds, on top of what the test has. */
const AXE_BUDGET = 60_000;

/** The findings of axe in a part of the page as it is, one line for each element. */
export async function axeFindings(
  page: Page,
  within = 'html',
  rules: Rules = { type: 'tag', values: tags },
): Promise<string[]> {
  const info = test.info();
  info.setTimeout(info.timeout + AXE_BUDGET);
  // Without frames, the legacy mode says the same and spares a second page for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within).exclude(REST_OF_LONG_TABLES);
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      runOnly: rules,
      // Off by itself, as it is new: what is read on a control is in its name.
      rules: { 'label-content-name-mismatch': { enabled: rules.type === 'tag' } },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reason = [...any, ...all, ...none][0]?.message ?? '';
      return `${id}: ${target.join(' ')} – ${reason}`;
    }),
  );
}

/**
 * Colours for a test that runs in each language: one has light and one has dark, so that every state
 * is seen in both at half the cost.
 */
export const coloursOf = (locale: Locale): ColourMode => (locale === german ? 'dark' : 'light');

/**
 * Checks the page as it is, or the part of it that has changed since a check: everything in the given
 * colours, or everything in light and once more the colours in dark.
 */
export async function expectNoFindings(
  page: Page,
  state: string,
  only?: ColourMode,
  within?: string,
): Promise<void> {
  // A colour on its way to another one is no finding.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const first = only ?? 'light';
  await setColourMode(page, first);
  expect.soft(await axeFindings(page, within), `${state}, ${first}`).toEqual([]);
  if (only) return;
  await setColourMode(page, 'dark');
  const dark = await axeFindings(page, within, { type: 'rule', values: colourRules });
  expect.soft(dark, `${state}, dark`).toEqual([]);
}
