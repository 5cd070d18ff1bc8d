import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createBaseApp, createProvider, type ProviderOptions } from '../app';
import { uploadFolder } from '../forms/upload-folder';
import type { AppEnv } from '../http/env';
import { readTrustedProxies } from '../http/trusted-proxies';
import { readNotifySettings } from '../notify/settings';

export const PORTAL = 8100231;
/** One required email field. */
export const EMAIL_FORM = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';
/** First name, required last name, required email, and a message. */
export const CONTACT_FORM = '2d9b1c44-7f60-4b5e-8a15-0c3de8f1b702';

type App = Hono<AppEnv>;

export type TestParts = Partial<Omit<ProviderOptions, 'limits'>> &
  Pick<ProviderOptions, 'db'> & { limits?: Partial<ProviderOptions['limits']> };

/** Limits that no test reaches by accident. */
const testLimits: ProviderOptions['limits'] = {
  submissionsPerMinute: 10_000,
  fileBytes: 10_000,
  uploadBytesPerHour: 10_000_000,
  textBytesPerHour: 100_000_000,
  requestMs: 30_000,
  uploadMs: 60_000,
};

/** What a provider needs, with nothing in its folders. */
export function testOptions(parts: TestParts): ProviderOptions {
  return {
    adminToken: null,
    folders: { mountkit: '/nowhere' },
    uploads: uploadFolder('/nowhere'),
    notify: readNotifySettings({}, join(tmpdir(), 'mountkit-tests')),
    ...parts,
    limits: { ...testLimits, ...parts.limits },
  };
}

export function createTestApp(parts: TestParts): App {
  const options = testOptions(parts);
  const app = createBaseApp({ report: options.report, requestMs: options.limits.requestMs });
  app.route('/', createProvider(options));
  return app;
}

/** What a request from this address brings along; `app.request` alone has no socket. */
export function from(remoteAddress: string, trustedProxies = ''): AppEnv['Bindings'] {
  const incoming = { socket: { remoteAddress } };
  return { incoming, trustedProxies: readTrustedProxies(trustedProxies) } as unknown as AppEnv['Bindings'];
}

export function submitPath(formId: string, portalId: number | string = PORTAL): string {
  return `/submissions/v3/public/submit/formsnext/multipart/${portalId}/${formId}/json`;
}

export const definitionPath = (formId: string, portalId: number | string = PORTAL) =>
  `/embed/v3/form/${portalId}/${formId}/json`;

/** Sends the values, each a text or several; `context` is hs_context as an object, or as the text itself. */
export function submit(
  app: App,
  formId: string,
  values: Readonly<Record<string, string | readonly string[]>>,
  context: Readonly<Record<string, unknown>> | string = {},
): Response | Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) body.append(name, one);
  body.set('hs_context', typeof context === 'string' ? context : JSON.stringify(context));
  return app.request(submitPath(formId), { method: 'POST', body });
}

/** The items of an admin list, asked for from this machine. */
export async function itemsOf(app: App, path: string): Promise<Record<string, unknown>[]> {
  const response = await app.request(path, {}, from('127.0.0.1'));
  const { items } = (await response.json()) as { items: Record<string, unknown>[] };
  return items;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are compared with what they should be, key by key.
export async function jsonOf(response: Response | Promise<Response>): Promise<any> {
  return (await response).json();
}
