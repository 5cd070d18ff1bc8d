import { spawn } from 'node:child_process';
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
  /** Tells what automates the browser. */
  automate<T>(method: string, params?: object): Promise<T>;
  close(): void;
}

/** Starts WebKit's own little browser on a display. */
export async function startMiniBrowser(display: string, keepsPages: boolean): Promise<MiniBrowser> {
  const port = await findPort();
  const args = ['--automation', '--enable-developer-extras=true', `--enable-page-cache=${keepsPages}`];
  const browser = spawn(MINI_BROWSER, args, {
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: SMALL_BARS,
      WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
    },
    stdio: 'ignore',
  });
  const inspector = await reach(port);

  const windows: Channel[] = [];
  let wake = () => {};
  let name = (_: Channel) => {};
  const automation = new Promise<Channel>((resolve) => {
    name = resolve;
  });
  inspector.onTarget((kind, channel) => {
    if (kind === 'Automation') name(channel);
    if (kind === 'WebPage') windows.push(channel);
    wake();
  });
  const automate = speak(await automation);

  return {
    automate,
    async open() {
      const { handle } = await automate<{ handle: string }>('Automation.createBrowsingContext', {
        presentationHint: 'Window',
      });
      while (windows.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return { channel: windows.shift() as Channel, handle };
    },
    close() {
      inspector.close();
      browser.kill('SIGKILL');
    },
  };
}

async function reach(port: number): Promise<Inspector> {
  const end = Date.now() + LONGEST_START;
  for (;;) {
    try {
      return await connectInspector(port);
    } catch (error) {
      if (Date.now() > end) throw error;
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
