import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { KEYS, typing, type Tab } from './tab';

const port = Number(process.env.WEBDRIVER_TEST_PORT ?? 4190);
/** Property of an answer that names an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Path of WebKitGTK's small browser, which is in a folder of its version. */
function findBrowser(): string {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit'))
        .map((name) => `${folder}/${name}/MiniBrowser`),
    )
    .find((file) => existsSync(file));
  if (
    found &&
    ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((file) => existsSync(file))
  ) {
    return found;
  }
  throw new Error('No WebKitGTK: install it (Debian: apt-get install webkit2gtk-driver xvfb).');
}

type Listening = Window & { consoleMessages?: string[] };

/** Keeps what a page complains about from now on. Runs in the page. */
function listen(): void {
  const messages: string[] = ((window as Listening).consoleMessages = []);
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...said: unknown[]) => {
      messages.push(`${level}: ${said.map(String).join(' ')}`);
      log.apply(console, said);
    };
  }
  window.addEventListener('error', ({ message }) => messages.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    messages.push(`uncaught: ${String(reason)}`),
  );
}

/** Complaints of a page since the last time. Runs in the page. */
function takeMessages(): string[] {
  return (window as Listening).consoleMessages?.splice(0) ?? [];
}

/**
 * A tab of WebKitGTK, driven by WebDriver on a screen of its own. Its driver knows no console: a
 * listener hears what comes after a page has loaded.
 */
export async function openWebKit(): Promise<Tab> {
  const binary = findBrowser();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Its sandbox asks for rights that containers and root lack; only pages of this site are opened.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const type = async (text: string): Promise<void> => {
    const keys = { type: 'key', id: 'keys', actions: typing(text) };
    await call('POST', `${session}/actions`, { actions: [keys] });
  };
  const run: Tab['run'] = async (fn, asked) => {
    const script =
      'const [asked, done] = arguments;' +
      `Promise.resolve((${String(fn)})(asked)).then((result) => done({ result }), (error) => done({ error: String(error) }));`;
    const args = [asked ?? null];
    const answer = (await call('POST', `${session}/execute/async`, { script, args })) as {
      result: never;
      error?: string;
    };
    if (answer.error) throw new Error(answer.error);
    return answer.result;
  };
  const messages: string[] = [];
  const hear = async () => {
    messages.push(...(await run(takeMessages, null)));
  };
  return {
    open: async (url) => {
      await hear();
      await call('POST', `${session}/url`, { url });
      await run(listen, null);
    },
    run,
    click: async (selector) => {
      const using = { using: 'css selector', value: selector };
      const found = (await call('POST', `${session}/element`, using)) as Record<string, string>;
      await call('POST', `${session}/element/${found[ELEMENT]}/click`, {});
    },
    type,
    press: (key) => type(KEYS[key]),
    resize: async (width, height) => {
      await call('POST', `${session}/window/rect`, { width, height });
    },
    messages: async () => {
      await hear();
      return messages;
    },
    close: async () => {
      await call('DELETE', session);
      // With the screen, which is in its group.
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
