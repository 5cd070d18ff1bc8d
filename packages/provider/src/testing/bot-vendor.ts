import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BotSettings, readBotSettings } from '../forms/bot-settings';

/** A provider of bot checks on this machine, which answers as the test says. */
export interface TestVendor {
  address: string;
  /** The questions that it was asked, as fields. */
  asked: Record<string, string>[];
  /** How it answers from now on. */
  answer: (response: ServerResponse, token: string) => void;
  close: () => Promise<void>;
}

export async function startVendor(): Promise<TestVendor> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const fields = Object.fromEntries(new URLSearchParams(body));
    vendor.asked.push(fields);
    vendor.answer(response, fields.response ?? '');
  });
  const vendor: TestVendor = {
    address: '',
    asked: [],
    answer: (response) => response.end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vendor.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return vendor;
}

/** Settings with the secrets of all providers, who are all at this address. */
export function botSettingsAt(address: string, changes: Partial<BotSettings> = {}): BotSettings {
  const secrets = { turnstile: 'a secret', hcaptcha: 'a secret', recaptcha: 'a secret' };
  const addresses = { turnstile: address, hcaptcha: address, recaptcha: address };
  return { ...readBotSettings({}), secrets, addresses, ...changes };
}
