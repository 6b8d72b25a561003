import { expect, test as base, type Page } from '@playwright/test';

export * from './pages';

/** Resolves when React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when the page requests nothing more and has painted twice since. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Collects console errors and warnings and uncaught errors of a page. */
export function consoleErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const { url } = message.location();
      errors.push(`${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
    }
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

/** Judges the console of a page at the end of its test. */
export class ConsoleCheck {
  private readonly allowed: RegExp[] = [];
  private readonly tolerated: RegExp[] = [];

  constructor(private readonly errors: readonly string[]) {}

  /** Allows errors that match, which the test provokes; the test fails when there is none. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Allows errors that match, which depend on what the browser happens to fetch meanwhile. */
  tolerate(...patterns: RegExp[]): void {
    this.tolerated.push(...patterns);
  }

  /** Errors so far that nothing allows. */
  unexpected(): string[] {
    const patterns = [...this.allowed, ...this.tolerated];
    return this.errors.filter((error) => !patterns.some((pattern) => pattern.test(error)));
  }

  /** Allowances that nothing needed so far. */
  unused(): RegExp[] {
    return this.allowed.filter((pattern) => !this.errors.some((error) => pattern.test(error)));
  }
}

/** A test that fails when its page logs an error that the test does not allow. */
export const test = base.extend<{ consoleCheck: ConsoleCheck }>({
  consoleCheck: [
    async ({ page }, use) => {
      const check = new ConsoleCheck(consoleErrorsOf(page));
      await use(check);
      expect(check.unexpected(), 'console errors, warnings and uncaught errors').toEqual([]);
      expect(check.unused(), 'errors that the test allows and that never came').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
