import { hub } from '@mountkit/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../../core/src/testing/page';
import { mountSignupLink, registry, scan } from './index';

const APP = 'https://app.hubspot.com/signup-hubspot';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
});

const putLink = (attributes: string) => putMarkup(`<a ${attributes}>Sign up</a>`);
const hrefOf = (element: Element) => element.getAttribute('href');

describe('a signup link', () => {
  it.each([
    ['data-signup-type="marketing"', `${APP}/marketing`],
    ['data-signup-type="kitchen"', `${APP}/crm`],
    ['', `${APP}/crm`],
    ['data-signup-type="trial" data-trialid="7"', `${APP}/trial?trialid=7`],
    ['data-signup-type="integrations" data-integration="a b"', `${APP}/integrations?integration=a+b`],
    ['data-signup-type="microapp" data-microapp="m"', `${APP}/microapp?microapp=m`],
    [
      'data-signup-type="sales" data-signup-base="http://localhost:4173/"',
      'http://localhost:4173/signup-hubspot/sales',
    ],
  ])('with %s leads to %s', async (attributes, address) => {
    const element = putLink(attributes);
    const handle = mountSignupLink(element);
    expect(hrefOf(element)).toBe(address);
    expect(handle.status).toBe('ready');
    expect(await handle.ready).toBe(handle);
    expect(reports).toEqual([]);
  });

  it('takes options given in script', () => {
    const element = putLink('data-signup-type="crm"');
    mountSignupLink(element, { signupType: 'trial', trialid: '7' });
    expect(hrefOf(element)).toBe(`${APP}/trial?trialid=7`);
  });

  it('tells that it is ready, once', async () => {
    const heard: unknown[] = [];
    const off = hub().on('links:ready', (detail) => heard.push(detail));
    const element = putLink('data-signup-type="crm"');
    mountSignupLink(element);
    element.dataset.signupType = 'sales';
    await settleMicrotasks();
    off();
    expect(heard).toEqual([expect.objectContaining({ id: 'crm' })]);
  });

  it.each([
    ['with an address', 'href="/join?a=1"', '/join?a=1'],
    ['with an empty address', 'href=""', ''],
    ['without one', '', null],
  ])('%s has that again after it was unmounted', (_, attributes, before) => {
    const element = putLink(attributes);
    const handle = mountSignupLink(element);
    expect(hrefOf(element)).toBe(`${APP}/crm`);
    handle.unmount();
    expect(hrefOf(element)).toBe(before);
  });

  it('keeps an address that the page has set since', () => {
    const element = putLink('href="/join"');
    const handle = mountSignupLink(element);
    element.setAttribute('href', '/elsewhere');
    handle.unmount();
    expect(hrefOf(element)).toBe('/elsewhere');
  });

  it('follows its attributes and options, and still knows its first address', async () => {
    const element = putLink('href="/join" data-signup-type="sales"');
    const handle = mountSignupLink(element);
    element.dataset.signupType = 'service';
    await settleMicrotasks();
    expect(hrefOf(element)).toBe(`${APP}/service`);
    handle.update({ signupBase: 'https://signup.test' });
    expect(hrefOf(element)).toBe('https://signup.test/signup-hubspot/service');
    handle.unmount();
    expect(hrefOf(element)).toBe('/join');
  });

  it.each([
    ['trial', 'data-trialid'],
    ['integrations', 'data-integration'],
    ['microapp', 'data-microapp'],
  ])('of type %s without %s is an error that names the attribute', async (type, attribute) => {
    const events: unknown[] = [];
    const listener = (event: Event) => events.push((event as CustomEvent).detail.code);
    document.addEventListener('mountkit:links:renderError', listener);
    const element = putLink(`href="/join" data-signup-type="${type}"`);
    const handle = mountSignupLink(element);
    document.removeEventListener('mountkit:links:renderError', listener);

    expect(handle.status).toBe('error');
    await expect(handle.ready).rejects.toMatchObject({
      code: 'MISSING_PARAMETER',
      message: expect.stringContaining(attribute),
    });
    expect(events).toEqual(['MISSING_PARAMETER']);
    expect(reports).toEqual([expect.stringContaining(attribute)]);
    // The link of the page still leads where it did.
    expect(hrefOf(element)).toBe('/join');
  });

  it('goes back to its first address when its attributes break, and on when they are mended', async () => {
    const element = putLink('href="/join" data-signup-type="trial" data-trialid="7"');
    const handle = mountSignupLink(element);
    const heard: string[] = [];
    for (const name of ['ready', 'renderError'] as const) handle.on(name, () => heard.push(name));

    delete element.dataset.trialid;
    await settleMicrotasks();
    expect([handle.status, hrefOf(element)]).toEqual(['error', '/join']);
    element.dataset.signupBase = 'https://signup.test';
    await settleMicrotasks();
    element.dataset.trialid = '8';
    await settleMicrotasks();
    expect(handle.status).toBe('ready');
    expect(hrefOf(element)).toBe('https://signup.test/signup-hubspot/trial?trialid=8');
    expect(heard).toEqual(['renderError', 'ready']);
    handle.unmount();
    expect(hrefOf(element)).toBe('/join');
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', '/signup', ''])(
    'reports the base %j and takes the usual one',
    async (base) => {
      const element = putLink(`data-signup-base="${base}"`);
      mountSignupLink(element);
      expect(hrefOf(element)).toBe(`${APP}/crm`);
      await vi.waitFor(() => expect(reports).toEqual([expect.stringContaining('data-signup-base')]));
    },
  );

  it('is an error on what is no link', async () => {
    const element = putMarkup('<button type="button">Sign up</button>');
    const handle = mountSignupLink(element);
    await expect(handle.ready).rejects.toMatchObject({ code: 'INVALID_TARGET' });
    expect(element.hasAttribute('href')).toBe(false);
  });

  it('is found by its mark, now and later, and goes with it', async () => {
    const first = putLink('data-mountkit="signup-link"');
    const stop = scan();
    const second = putLink('data-mountkit="signup-link" data-signup-type="cms"');
    await settleMicrotasks();
    expect([first, second].map(hrefOf)).toEqual([`${APP}/crm`, `${APP}/cms`]);
    first.removeAttribute('data-mountkit');
    await settleMicrotasks();
    stop();
    expect(hrefOf(first)).toBeNull();
    expect(registry.all().map(({ element }) => element)).toEqual([second]);
  });
});
