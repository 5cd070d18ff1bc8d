import { pageProvider, shared, type WidgetContext } from '@mountkit/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetPage } from '../../../../core/src/testing/page';
import { ownAddress } from './own-address';

interface Settings {
  botCheckSrc: string;
}

const ask = (botCheckSrc: string) => {
  const reports: string[] = [];
  const context = { settings: () => ({ botCheckSrc }), report: (message: string) => reports.push(message) };
  const address = ownAddress(context as object as WidgetContext<Settings, object>, 'botCheckSrc', USUAL);
  return { address, reports };
};

const USUAL = 'https://usual.test/';
const NAMED = 'https://named.test/';

beforeEach(resetPage);

describe('ownAddress', () => {
  it('is the usual one where nobody names another', () => {
    expect(ask(USUAL)).toEqual({ address: USUAL, reports: [] });
  });

  it('is the option, before the script tag, before the config block', () => {
    shared('config', () => ({ config: { addresses: { botCheckSrc: 'https://block.test/' } } }));
    expect(ask(USUAL).address).toBe('https://block.test/');
    Object.assign(pageProvider(), { botCheckSrc: 'https://tag.test/' });
    expect(ask(USUAL).address).toBe('https://tag.test/');
    expect(ask(NAMED)).toEqual({ address: NAMED, reports: [] });
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', 'http://['])('is never %j, which is reported', (address) => {
    Object.assign(pageProvider(), { botCheckSrc: address });
    const reports = [`botCheckSrc is ${JSON.stringify(address)}, expected an http(s) address`];
    expect(ask(USUAL)).toEqual({ address: USUAL, reports });
  });
});
