import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchedDocument, withDocument } from './entity-document';

const notFound = vi.hoisted(() => ({
  preload: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('@docusaurus/ComponentCreator', () => ({ default: () => notFound }));

const asked: string[] = [];

/** A host that has a document at every address but those that end in "lost". */
class Request {
  response: unknown;
  responseType = '';
  onload = (): void => undefined;
  onerror = (): void => undefined;
  private path = '';
  open(_method: string, path: string): void {
    this.path = path;
  }
  send(): void {
    asked.push(this.path);
    this.response = { path: this.path };
    queueMicrotask(this.path.endsWith('lost') ? () => this.onerror() : () => this.onload());
  }
}

const hydrate = (is: boolean, hasContent = true): void =>
  void vi.stubGlobal('document', {
    documentElement: { dataset: { hasHydrated: String(is) } },
    getElementById: () => (hasContent ? {} : null),
  });

const component = () =>
  withDocument<{ preload: (path?: string) => Promise<unknown> }>({
    preload: () => Promise.resolve(),
  });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('XMLHttpRequest', Request);
  hydrate(true);
});
afterEach(() => vi.unstubAllGlobals());

it('fetches a document with the code of its page, once', async () => {
  const rule = component();
  // By the pointer, by the press while that is under way, and once more when it has come.
  await Promise.all([rule.preload('/Rules/BR-01'), rule.preload('/Rules/BR-01')]);
  await rule.preload('/Rules/BR-01');
  expect(fetchedDocument('/Rules/BR-01')).toEqual({ path: '/Rules/BR-01' });
  expect(asked).toEqual(['/Rules/BR-01']);
});

it('fetches none for the document that is being hydrated', async () => {
  hydrate(false);
  await component().preload('/Rules/BR-02');
  expect(asked).toEqual([]);
  expect(notFound.preload).not.toHaveBeenCalled();
});

it('has the page for unknown addresses ready where such a document is hydrated', async () => {
  hydrate(false, false);
  await component().preload('/Rules/BR-999');
  expect(notFound.preload).toHaveBeenCalledOnce();
});

it('is not ready where the document does not come, and tries again', async () => {
  const rule = component();
  for (let time = 0; time < 2; time += 1) {
    await rule.preload('/Rules/lost').then(
      () => expect.unreachable(),
      () => undefined,
    );
  }
  expect(asked).toHaveLength(2);
});

it('keeps a limited number of documents', async () => {
  const rule = component();
  const paths = Array.from({ length: 60 }, (_, index) => `/Terms/BT-${index}`);
  for (const path of paths) await rule.preload(path);
  expect(paths.filter((path) => fetchedDocument(path)).length).toBeLessThanOrEqual(20);
  expect(fetchedDocument('/Terms/BT-59')).toBeDefined();
});
