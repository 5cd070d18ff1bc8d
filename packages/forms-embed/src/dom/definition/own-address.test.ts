import { pageProvider, shared, type WidgetContext } from '@mountkit/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { ownAddress } from './own-address';

interface Settings {
  botCheckSrc: string;
}

/** A form's context: what its settings come to, what script gave, and whose markup it is. */
function contextOf(botCheckSrc: string, given: object, isOwn: boolean) {
  const reports: string[] = [];
  const context = {
    settings: () => ({ botCheckSrc }),
    given: () => given,
    host: putMarkup(isOwn ? '<div></div>' : '<div data-mountkit-foreign></div>'),
    report: (message: string) => reports.push(message),
  } as object as WidgetContext<Settings, object>;
  return { context, reports };
}

const ask = (named: string, { given = {}, isOwn = true } = {}) => {
  const { context, reports } = contextOf(named, given, isOwn);
  return { address: ownAddress(context, 'botCheckSrc', 'https://usual.test/'), reports };
};

const USUAL = 'https://usual.test/';
const NAMED = 'https://named.test/';

beforeEach(resetPage);

describe('ownAddress', () => {
  it('is the usual one where nobody names another', () => {
    expect(ask(USUAL)).toEqual({ address: USUAL, reports: [] });
    expect(ask(USUAL, { isOwn: false })).toEqual({ address: USUAL, reports: [] });
  });

  it('is what the page’s own markup names', () => {
    expect(ask(NAMED)).toEqual({ address: NAMED, reports: [] });
  });

  it('is what script gives, wherever the element stands', () => {
    expect(ask(NAMED, { isOwn: false, given: { botCheckSrc: NAMED } })).toEqual({ address: NAMED, reports: [] });
  });

  it('is not what an answer’s markup names, which is reported', () => {
    const { address, reports } = ask(NAMED, { isOwn: false });
    expect(address).toBe(USUAL);
    expect(reports).toEqual([expect.stringContaining(`botCheckSrc is "${NAMED}" in markup from a response`)]);
  });

  it('is what the script tag says, before the config block, where no widget says more', () => {
    shared('config', () => ({ config: { addresses: { botCheckSrc: 'https://block.test/' } } }));
    expect(ask(USUAL).address).toBe('https://block.test/');
    Object.assign(pageProvider(), { botCheckSrc: 'https://tag.test/' });
    expect(ask(USUAL).address).toBe('https://tag.test/');
    expect(ask(NAMED, { isOwn: false }).address).toBe('https://tag.test/');
    expect(ask(NAMED).address).toBe(NAMED);
  });
});
