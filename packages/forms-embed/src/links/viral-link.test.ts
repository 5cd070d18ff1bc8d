import { consentState, pageProvider } from '@mountkit/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../../core/src/testing/page';
import { mountSignupLink, mountViralLink, registry, scan } from './index';

const APP = 'https://app.test';
const BASE = `data-app-base="${APP}"`;

let reports: readonly string[];
let cookies: string;

beforeEach(() => {
  resetPage();
  Object.assign(pageProvider(), { providers: APP });
  reports = watchReports();
  cookies = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
});

const putPlace = (attributes: string) => putMarkup(`<div ${attributes}></div>`);
const frameIn = (element: Element) => element.querySelector('iframe') as HTMLIFrameElement;

/** Sends the page a message as the frame's page would, but for what is said. */
function send(frame: HTMLIFrameElement, data: unknown, from: { source?: Window | null; origin?: string } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, origin: APP, ...from }));
}

describe('a viral link', () => {
  it.each([
    ['data-link-type="forms"', 'https://app.hubspot.com/embedded-viral-link/forms?lang=en'],
    [
      `data-link-type="live-chat" data-portal-id="8100231" data-lang="de" ${BASE}`,
      `${APP}/embedded-viral-link/live-chat?lang=de&portalId=8100231`,
    ],
    [
      `data-link-type="forms" ${BASE} data-tracking-params='{"utm_source":"a b","lang":"xx"}'`,
      `${APP}/embedded-viral-link/forms?lang=en&utm_source=a+b`,
    ],
  ])('with %s is a frame of %s', async (attributes, address) => {
    const element = putPlace(attributes);
    const handle = mountViralLink(element);
    expect(frameIn(element).src).toBe(address);
    expect(await handle.ready).toBe(handle);
    expect(reports).toEqual([]);
  });

  it('has a name, no border, and no more leave than it needs', () => {
    const element = putPlace(`data-link-type="forms" ${BASE}`);
    mountViralLink(element);
    const frame = frameIn(element);
    expect(frame.title).toBe('app.test');
    expect(frame.style.borderWidth || frame.style.border).toMatch(/^0/);
    expect(frame.getAttribute('loading')).toBe('lazy');
    expect(frame.getAttribute('sandbox')?.split(' ')).toEqual(
      expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-popups']),
    );
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(forms|modals|downloads|top-navigation( |$))/);
  });

  it('takes the name that the page gives it', () => {
    const element = putPlace(`data-link-type="forms" ${BASE} data-frame-title="Formulare"`);
    mountViralLink(element);
    expect(frameIn(element).title).toBe('Formulare');
  });

  it.each(['', 'data-link-type=""', 'data-link-type="meetings"', 'data-link-type="../x"'])(
    'with %s is an error',
    async (attributes) => {
      const element = putPlace(`${attributes} ${BASE}`);
      const handle = mountViralLink(element);
      expect(handle.status).toBe('error');
      await expect(handle.ready).rejects.toMatchObject({ code: 'INVALID_LINK_TYPE' });
      expect(frameIn(element)).toBeNull();
      expect(reports).toHaveLength(1);
    },
  );

  it('reports an account that is no number and goes without it', async () => {
    const element = putPlace(`data-link-type="forms" data-portal-id="abc" ${BASE}`);
    mountViralLink(element);
    expect(frameIn(element).src).toBe(`${APP}/embedded-viral-link/forms?lang=en`);
    await vi.waitFor(() => expect(reports).toEqual([expect.stringContaining('data-portal-id is "abc"')]));
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', '/app', 'null', 'https://evil.test'])(
    'reports the base %j and takes the usual one',
    async (base) => {
      const element = putPlace(`data-link-type="forms" data-app-base="${base}"`);
      mountViralLink(element);
      expect(new URL(frameIn(element).src).origin).toBe('https://app.hubspot.com');
      await vi.waitFor(() => expect(reports).toEqual([expect.stringContaining('data-app-base')]));
    },
  );

  it('follows its attributes with another frame, and leaves it alone where nothing has changed', async () => {
    const element = putPlace(`data-link-type="forms" ${BASE}`);
    const handle = mountViralLink(element);
    const first = frameIn(element);
    element.dataset.note = 'of no meaning';
    await settleMicrotasks();
    expect(frameIn(element)).toBe(first);
    element.dataset.linkType = 'live-chat';
    await settleMicrotasks();
    expect(element.querySelectorAll('iframe')).toHaveLength(1);
    expect(frameIn(element).src).toContain('/live-chat?');
    element.dataset.linkType = 'kitchen';
    await settleMicrotasks();
    expect([handle.status, frameIn(element)]).toEqual(['error', null]);
  });

  it('leaves nothing behind, and what was in its element alone', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const count = (spy: typeof added | typeof removed) =>
      spy.mock.calls.filter(([name]) => name === ('message' as string)).length;
    const element = putMarkup(`<div data-link-type="forms" ${BASE}><p>Before</p></div>`);
    const before = element.outerHTML;
    const handle = mountViralLink(element);
    expect(count(added)).toBe(1);
    handle.unmount();
    expect(element.outerHTML).toBe(before);
    expect(count(removed)).toBe(1);
  });

  it('is found by its mark beside a signup link on the same element', async () => {
    const element = putMarkup(`<a data-mountkit="signup-link viral-link" data-link-type="forms" ${BASE}></a>`);
    const stop = scan();
    expect(registry.all()).toHaveLength(2);
    expect(registry.getByElement(element, 'signup-link')).toBe(mountSignupLink(element));
    expect(registry.getByElement(element, 'viral-link')).toBe(mountViralLink(element));
    element.dataset.mountkit = 'signup-link';
    await settleMicrotasks();
    stop();
    expect(frameIn(element)).toBeNull();
    expect(registry.all().map(({ status }) => status)).toEqual(['ready']);
  });
});

describe('the height of a viral link', () => {
  const open = () => {
    const element = putPlace(`data-link-type="forms" ${BASE}`);
    const handle = mountViralLink(element);
    return { element, handle, frame: frameIn(element) };
  };

  it('is what its page asks for, each time', () => {
    const { frame } = open();
    const initial = frame.style.height;
    send(frame, { type: 'height', height: 44 });
    expect(frame.style.height).toBe('44px');
    send(frame, { type: 'height', height: 120.5 });
    expect(frame.style.height).toBe('120.5px');
    expect(initial).toBe('');
  });

  it('is not what another window asks for', () => {
    const { frame } = open();
    const other = open().frame;
    for (const source of [window, other.contentWindow, null]) send(frame, { type: 'height', height: 44 }, { source });
    expect(frame.style.height).toBe('');
    expect(other.style.height).toBe('44px');
  });

  it.each(['https://evil.test', 'https://app.test.evil.test', 'http://app.test', 'https://app.test:444', 'null', ''])(
    'is not what the origin %j asks for',
    (origin) => {
      const { frame } = open();
      send(frame, { type: 'height', height: 44 }, { origin });
      expect(frame.style.height).toBe('');
    },
  );

  it('is not what a message of another shape asks for', () => {
    const { frame } = open();
    const heights = [-1, 10_001, Number.NaN, Number.POSITIVE_INFINITY, '44', null, {}, '1px;position:fixed'];
    for (const data of [...heights.map((height) => ({ type: 'height', height })), 44, null, { height: 44 }]) {
      send(frame, data);
    }
    expect(frame.style.height).toBe('');
  });

  it('is not asked for any more when the link has gone', () => {
    const { frame, handle } = open();
    const source = frame.contentWindow;
    handle.unmount();
    send(frame, { type: 'height', height: 44 }, { source });
    expect(frame.style.height).toBe('');
  });

  it('is asked for by the new origin when the base changes', () => {
    const { element, handle } = open();
    handle.update({ appBase: 'https://other.test' });
    const frame = frameIn(element);
    send(frame, { type: 'height', height: 44 });
    expect(frame.style.height).toBe('');
    send(frame, { type: 'height', height: 45 }, { origin: 'https://other.test' });
    expect(frame.style.height).toBe('45px');
  });
});

describe('what a viral link says of the visitor', () => {
  const query = () => {
    const element = putPlace(`data-link-type="forms" ${BASE}`);
    mountViralLink(element);
    return Object.fromEntries(new URL(frameIn(element).src).searchParams);
  };

  it('is what the cookies of the analytics say, without the visitor token', () => {
    cookies = '__hstc=1.2; other=3; __hssc=4; __hsfp=5; hubspotutk=secret';
    expect(query()).toEqual({ lang: 'en', __hstc: '1.2', __hssc: '4', __hsfp: '5' });
  });

  it('is the same where marketing was allowed', () => {
    cookies = '__hstc=1.2';
    consentState().marketing = true;
    expect(query()).toEqual({ lang: 'en', __hstc: '1.2' });
  });

  it('is nothing where marketing was refused', () => {
    cookies = '__hstc=1.2';
    consentState().marketing = false;
    expect(query()).toEqual({ lang: 'en' });
  });

  it('does not change while it is there', async () => {
    const element = putPlace(`data-link-type="forms" ${BASE}`);
    mountViralLink(element);
    const frame = frameIn(element);
    cookies = '__hstc=1.2';
    element.dataset.note = 'a change';
    await settleMicrotasks();
    expect(frameIn(element)).toBe(frame);
  });
});
