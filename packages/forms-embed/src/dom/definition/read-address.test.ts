import { shared } from '@mountkit/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage } from '../../../../core/src/testing/page';
import { readAddress } from './read-address';
import { visitorToken } from './visitor-token';

let cookie = '';

beforeEach(() => {
  resetPage();
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SETTINGS = { portalId: '1', formId: 'a', region: '', env: '', provider: '' };

const visit = (address: string) => {
  const { hostname, search } = new URL(address);
  vi.stubGlobal('location', { hostname, search });
};

const tag = (words: object) => shared('provider', () => words);

describe('visitorToken', () => {
  it.each([
    ['', undefined],
    ['theme=dark', undefined],
    ['hubspotutk=a1', 'a1'],
    ['theme=dark; hubspotutk=a1; last=1', 'a1'],
    ['xhubspotutk=a1', undefined],
    ['last=hubspotutk=a1', undefined],
    ['hubspotutk=', ''],
  ])('reads %j as %j', (jar, token) => {
    cookie = jar;
    expect(visitorToken()).toBe(token);
  });

  it('writes no cookie', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    visitorToken();
    readAddress(SETTINGS);
    expect(write).not.toHaveBeenCalled();
  });
});

describe('readAddress', () => {
  it('adds nothing where the page says nothing', () => {
    expect(readAddress(SETTINGS)).toEqual({ ...SETTINGS, provider: '', hutk: undefined });
  });

  it('takes the region of the script tag, and the first one where the page speaks the incumbent’s dialect', () => {
    tag({ region: 'eu1', dialects: 'hubspot' });
    expect(readAddress(SETTINGS).region).toBe('eu1');
    expect(readAddress({ ...SETTINGS, region: 'ap1' }).region).toBe('ap1');
  });

  it('takes no provider of the script tag that is not of http or https', () => {
    tag({ provider: 'javascript:alert(1)//' });
    expect(readAddress(SETTINGS).provider).toBe('');
  });

  it('takes the provider of the script tag where the form names none', () => {
    tag({ provider: 'https://forms.test' });
    expect(readAddress(SETTINGS).provider).toBe('https://forms.test');
    expect(readAddress({ ...SETTINGS, provider: 'https://own.test' }).provider).toBe('https://own.test');
  });

  it("sends the visitor's token, but not where known values are not wanted", () => {
    cookie = 'hubspotutk=a1';
    expect(readAddress(SETTINGS).hutk).toBe('a1');
    expect(readAddress({ ...SETTINGS, ignoreCurrentValues: true }).hutk).toBe('');
    expect(readAddress({ ...SETTINGS, ignoreCurrentValues: false }).hutk).toBe('a1');
  });

  it.each([
    ['https://shop.test/', ''],
    ['https://shop.test/?hsEnv=qa', 'qa'],
    ['https://shop.test/?a=1&hsEnv=qa&b=2', 'qa'],
    ['https://shop.test/?hsEnv=qatar', ''],
    ['https://shop.test/?hsEnv=prod', ''],
    ['https://shop.test/?hsEnv', ''],
    ['https://shop.hubspotqa.com/', 'qa'],
    ['https://hubspotqa.com.shop.test/', ''],
  ])('takes %s for the environment %j', (address, env) => {
    visit(address);
    expect(readAddress(SETTINGS).env).toBe(env);
  });

  it("follows the script tag's own flag and hosts in place of the usual ones", () => {
    tag({ qaFlag: 'stage', qaHosts: 'qa.test staging.test' });
    visit('https://shop.test/?stage=qa');
    expect(readAddress(SETTINGS).env).toBe('qa');
    visit('https://shop.test/?hsEnv=qa');
    expect(readAddress(SETTINGS).env).toBe('');
    for (const host of ['www.qa.test', 'www.staging.test']) {
      visit(`https://${host}/`);
      expect(readAddress(SETTINGS).env).toBe('qa');
    }
    visit('https://www.hubspotqa.com/');
    expect(readAddress(SETTINGS).env).toBe('');
  });

  it('leaves the environment that the form names as it is', () => {
    visit('https://shop.test/?hsEnv=qa');
    expect(readAddress({ ...SETTINGS, env: 'prod' }).env).toBe('prod');
  });
});
