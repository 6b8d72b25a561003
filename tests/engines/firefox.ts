import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { KEYS, typing, type Tab } from './tab';

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

interface Entry {
  readonly type: string;
  readonly level: string;
  readonly text: string;
}

type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | {
      readonly type: 'error';
      readonly id: number;
      readonly error: string;
      readonly message: string;
    }
  | { readonly type: 'event'; readonly params: Entry };

/** Opens a session of WebDriver BiDi: https://w3c.github.io/webdriver-bidi */
async function connect(url: string, hear: (entry: Entry) => void) {
  if (typeof WebSocket === 'undefined') {
    throw new Error('No WebSocket: use Node 22 or set NODE_OPTIONS=--experimental-websocket.');
  }
  const socket = new WebSocket(url);
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onerror = () => failed(new Error(`Firefox does not answer on ${url}.`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') hear(message.params);
    else waiting.get(message.id)?.(message);
  };
  let last = 0;
  return async <Result>(method: string, params: object): Promise<Result> => {
    const id = (last += 1);
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const message = await answer;
    waiting.delete(id);
    if (message.type !== 'success') throw new Error(`${method}: ${JSON.stringify(message)}`);
    return message.result as Result;
  };
}

/** A tab of Firefox, which speaks WebDriver BiDi itself. */
export async function openFirefox(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = spawn(
    findFirefox(),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  let address = '';
  for await (const line of createInterface(browser.stderr)) {
    address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? '';
    if (address) break;
  }
  // Nobody reads on, and a full pipe would stop the browser.
  browser.stderr.resume();
  const messages: string[] = [];
  const call = await connect(`${address}/session`, ({ type, level, text }) => {
    if (type === 'console' && ['error', 'warn'].includes(level)) messages.push(`${level}: ${text}`);
    if (type === 'javascript' && level === 'error' && !text.includes(OF_A_PAGE_LEFT)) {
      messages.push(`uncaught: ${text}`);
    }
  });
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await call<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const [{ context }] = contexts as [{ context: string }];

  const run: Tab['run'] = async (fn, asked) => {
    const { result, exceptionDetails } = await call<{
      result: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.callFunction', {
      target: { context },
      functionDeclaration: `async (asked) => JSON.stringify(await (${String(fn)})(JSON.parse(asked)))`,
      arguments: [{ type: 'string', value: JSON.stringify(asked ?? null) }],
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return (result.value === undefined ? undefined : JSON.parse(result.value)) as never;
  };
  const act = (source: object) => call('input.performActions', { context, actions: [source] });
  const type = async (text: string) => {
    await act({ type: 'key', id: 'keys', actions: typing(text) });
  };
  return {
    open: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run,
    click: async (selector) => {
      await run((css) => {
        document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, selector);
      const locator = { type: 'css', value: selector };
      const { nodes } = await call<{ nodes: { sharedId: string }[] }>(
        'browsingContext.locateNodes',
        { context, locator, maxNodeCount: 1 },
      );
      const [element] = nodes;
      if (!element) throw new Error(`There is no ${selector}.`);
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type,
    press: (key) => type(KEYS[key]),
    resize: async (width, height) => {
      await call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    messages: () => Promise.resolve(messages),
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      await call('browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
