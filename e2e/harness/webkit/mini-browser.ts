import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findPort } from './display';
import { type Channel, connectInspector, type Inspector } from './remote';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A folder with a style of GTK that lets windows be narrow. */
const SMALL_BARS = fileURLToPath(new URL('small-bars', import.meta.url));

/** Milliseconds after which a browser that has not started will not. */
const LONGEST_START = 10_000;

/** A window of the browser: what inspects its page, and the name that its automation has for it. */
export interface Window {
  readonly channel: Channel;
  readonly handle: string;
}

/** A browser of its own: its cookies, storage and cache are gone with it. */
export interface MiniBrowser {
  open(): Promise<Window>;
  /** Is called with each window that a page opens. */
  onPopup(listen: (window: Window) => void): void;
  /** Tells what automates the browser. */
  automate<T>(method: string, params?: object): Promise<T>;
  close(): void;
}

/** Starts WebKit's own little browser on a display. */
export async function startMiniBrowser(display: string, keepsPages: boolean): Promise<MiniBrowser> {
  const { browser, inspector } = await start(display, keepsPages);
  const waiting: Channel[] = [];
  const known = new Set<string>();
  // The first window is there before it is asked for.
  let wanted = 1;
  let wake = () => {};
  let name = (_: Channel) => {};
  let listen = (_: Window) => {};
  const automation = new Promise<Channel>((resolve) => {
    name = resolve;
  });
  inspector.onTarget((kind, channel) => {
    if (kind === 'Automation') name(channel);
    if (kind !== 'WebPage') return;
    if (wanted === 0) return void meet(channel);
    wanted--;
    waiting.push(channel);
    wake();
  });
  const automate = speak(await automation);
  const meet = async (channel: Channel) => {
    const { contexts } = await automate<{ contexts: { handle: string }[] }>('Automation.getBrowsingContexts');
    const handle = contexts.find(({ handle }) => !known.has(handle))?.handle ?? '';
    known.add(handle);
    listen({ channel, handle });
  };

  return {
    automate,
    async open() {
      if (known.size > 0) wanted++;
      const { handle } = await automate<{ handle: string }>('Automation.createBrowsingContext', {
        presentationHint: 'Window',
      });
      known.add(handle);
      while (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return { channel: waiting.shift() as Channel, handle };
    },
    onPopup(next) {
      listen = next;
    },
    close() {
      inspector.close();
      browser.kill('SIGKILL');
    },
  };
}

async function start(display: string, keepsPages: boolean) {
  const args = ['--automation', '--enable-developer-extras=true', `--enable-page-cache=${keepsPages}`];
  for (let tries = 1; ; tries++) {
    const port = await findPort();
    const browser = spawn(MINI_BROWSER, args, {
      env: {
        ...process.env,
        DISPLAY: display,
        XDG_CONFIG_HOME: SMALL_BARS,
        WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
      },
      stdio: 'ignore',
    });
    try {
      return { browser, inspector: await reach(port, browser) };
    } catch (error) {
      // Somebody else may have taken the port.
      browser.kill('SIGKILL');
      if (tries === 3) throw error;
    }
  }
}

async function reach(port: number, browser: ChildProcess): Promise<Inspector> {
  const end = Date.now() + LONGEST_START;
  for (;;) {
    try {
      return await connectInspector(port);
    } catch (error) {
      if (Date.now() > end || browser.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

/** Asks and hears answers by a channel. */
function speak(channel: Channel): MiniBrowser['automate'] {
  const asked = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let last = 0;
  channel.onmessage = ({ id = 0, result, error }) => {
    const { resolve, reject } = asked.get(id) ?? {};
    asked.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  };
  channel.onclose = () => {
    for (const { reject } of asked.values()) reject(new Error('The browser was closed.'));
    asked.clear();
  };
  channel.open();
  return <T>(method: string, params: object = {}) =>
    new Promise<T>((resolve, reject) => {
      asked.set(++last, { resolve: resolve as (answer: unknown) => void, reject });
      channel.send({ id: last, method, params });
    });
}
