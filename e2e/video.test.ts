import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { sumLayoutShifts } from './harness/layout-shift';
import { expect, test } from './harness/test';
import { fakeHosts, heardEvents, hearEvents, saidTo, tellTime, VIMEO, YOUTUBE } from './models/media-page';
import { openWidgets, readContent, TALL, unmountAll, waitForWidgets } from './models/page-widget';
import { scrollTo } from './models/sticky-page';

const STYLE =
  '<style>.poster { display: block; width: 480px; aspect-ratio: 16/9 } .poster a, .poster img { display: block; width: 100%; height: 100% }</style>';
const poster = (proxy: { readonly url: string }) => `<img src="${proxy.url}/assets/potter.svg" alt="A potter at work">`;
const videoOf = (proxy: { readonly url: string }, address = YOUTUBE, attributes = '') =>
  `${STYLE}<div class="poster" id="stage" data-mountkit="video" ${attributes}><a href="${address}">${poster(proxy)}</a></div>`;
const PLAY = { name: /^Play video/ } as const;

describe('a video', () => {
  test('asks nobody before it is pressed, then plays with the focus in it, and shifts nothing', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const asked = await fakeHosts(page);
    await openWidgets({ page, pages, proxy }, `${videoOf(proxy, YOUTUBE, 'data-start="5" data-mute')}<p>Below</p>`);
    await waitForWidgets(page, 'video', 'video');
    await hearEvents(page, 'video');
    expect(asked).toEqual([]);
    expect(await page.getByRole('link').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await sumLayoutShifts(page)).toBe(0);
    await page.getByRole('button', { name: 'Play video: A potter at work' }).focus();
    await page.keyboard.press('Enter');
    const frame = page.locator('iframe[title="A potter at work"]');
    await frame.waitFor();
    expect(asked).toHaveLength(1);
    const { origin, pathname, searchParams } = new URL(asked[0] as string);
    expect([origin, pathname]).toEqual(['https://www.youtube-nocookie.com', '/embed/aqz-KE-bpKQ']);
    expect(['autoplay', 'mute', 'start', 'end', 'loop'].map((name) => searchParams.get(name))).toEqual([
      '1',
      '1',
      '5',
      null,
      null,
    ]);
    expect(await frame.evaluate((element) => document.activeElement === element)).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await sumLayoutShifts(page)).toBe(0);
    expect(await heardEvents(page)).toEqual(['start']);
    expect(watch.reports).toEqual([]);
  });

  test('loads what plays it near the window, and before it plays', async ({ page, pages, proxy }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await fakeHosts(page);
    await openWidgets({ page, pages, proxy }, TALL + videoOf(proxy));
    await waitForWidgets(page, 'video', 'video');
    const isPlayer = (address: string) => address.includes('play-video');
    // That takes some frames: what is near the window would be loaded by then.
    expect(await sumLayoutShifts(page)).toBe(0);
    expect(loaded.filter(isPlayer)).toEqual([]);
    await scrollTo(page, 400);
    await eventually(() => loaded.filter(isPlayer).length).toBe(1);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('keeps a press until what plays it is there, and plays once', async ({ page, pages, proxy }) => {
    const asked = await fakeHosts(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/play-video/, async (route) => {
      await held;
      await route.continue();
    });
    await openWidgets({ page, pages, proxy }, videoOf(proxy));
    await hearEvents(page, 'video');
    await page.getByRole('button', PLAY).click();
    expect(await page.locator('iframe').count()).toBe(0);
    release();
    await page.locator('iframe[src*="autoplay=1"]').waitFor();
    expect(asked).toHaveLength(1);
    expect(await heardEvents(page)).toEqual(['start']);
  });

  test('whose player cannot be loaded says so, and asks again', async ({ page, pages, proxy, watch }) => {
    await fakeHosts(page);
    await page.route(/play-video/, (route) => route.abort(), { times: 1 });
    await openWidgets({ page, pages, proxy }, videoOf(proxy));
    await eventually(() => watch.reports.join('\n')).toContain('could not load the video player');
    await page.getByRole('button', PLAY).click();
    await page.locator('iframe[src*="autoplay=1"]').waitFor();
  });

  test('of a link is a button, too, also at 375 pixels and from right to left', async ({ page, pages, proxy }) => {
    await fakeHosts(page);
    await page.setViewportSize({ width: 375, height: 700 });
    const body = `<a id="stage" data-mountkit="video" data-play-label="تشغيل" href="${VIMEO}">${poster(proxy)}</a>`;
    await openWidgets({ page, pages, proxy }, body, { html: 'lang="ar" dir="rtl"' });
    const button = page.getByRole('button', { name: 'تشغيل: A potter at work' });
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.round((width / height) * 100)).toBe(178);
    expect(width).toBeLessThanOrEqual(375);
    expect(await findAxeViolations(page)).toEqual([]);
    await button.click();
    await page.locator('iframe[src^="https://player.vimeo.com/video/76979871?"]').waitFor();
  });

  test('keeps the end and the loop that a host does not keep itself', async ({ page, pages, proxy, watch }) => {
    await fakeHosts(page);
    const body =
      videoOf(proxy, YOUTUBE, 'data-start="3" data-loop') +
      videoOf(proxy, VIMEO, 'data-end="9"').replace('id="stage"', 'id="other"');
    await openWidgets({ page, pages, proxy }, body);
    await page.locator('#stage').getByRole('button', PLAY).click();
    await page.locator('#other').getByRole('button', PLAY).click();
    await eventually(() => saidTo(page, /youtube/)).toContain('listening');
    await tellTime(page, /youtube/, 50, true);
    await eventually(() => saidTo(page, /youtube/)).toEqual(expect.arrayContaining(['seekTo', 'playVideo']));
    await eventually(() => saidTo(page, /vimeo/)).toContain('addEventListener');
    await tellTime(page, /vimeo/, 8);
    await tellTime(page, /vimeo/, 9);
    await eventually(() => saidTo(page, /vimeo/)).toContain('pause');
    expect((await saidTo(page, /vimeo/)).filter((said) => said === 'pause')).toHaveLength(1);
    expect(watch.reports).toEqual([]);
  });

  test('of a host that keeps all that is asked for is not asked again and again', async ({ page, pages, proxy }) => {
    await fakeHosts(page);
    await openWidgets({ page, pages, proxy }, videoOf(proxy, YOUTUBE, 'data-start="3" data-end="8"'));
    await page.clock.install();
    await page.getByRole('button', PLAY).click();
    await page.waitForFunction(() => document.querySelector('iframe'));
    await page.clock.runFor(5000);
    expect(await saidTo(page, /youtube/)).toEqual([]);
  });

  test('that is a file plays from its start to its end', async ({ page, pages, proxy, watch }) => {
    await openWidgets(
      { page, pages, proxy },
      videoOf(proxy, `${proxy.url}/assets/clip.webm`, 'data-start="1" data-end="1.4"'),
    );
    await waitForWidgets(page, 'video', 'video');
    await hearEvents(page, 'video');
    await page.getByRole('button', PLAY).click();
    await eventually(() => heardEvents(page)).toEqual(['start', 'end']);
    const video = page.locator('video[aria-label="A potter at work"]');
    expect(await video.evaluate((element: HTMLVideoElement) => [element.controls, element.paused])).toEqual([
      true,
      true,
    ]);
    expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(1);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('plays by itself in the window only, without sound, and not for those who want less motion', async ({
    page,
    pages,
    proxy,
  }) => {
    const asked = await fakeHosts(page);
    const body = TALL + videoOf(proxy, YOUTUBE, 'data-autoplay');
    await openWidgets({ page, pages, proxy }, body);
    await waitForWidgets(page, 'video', 'video');
    expect(asked).toEqual([]);
    await scrollTo(page, 1900);
    await eventually(() => asked.length).toBe(1);
    expect(asked[0]).toContain('mute=1');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWidgets({ page, pages, proxy }, videoOf(proxy, YOUTUBE, 'data-autoplay'));
    await page.getByRole('button', PLAY).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('that is there at once waits where the visitor has refused other hosts', async ({ page, pages, proxy }) => {
    const asked = await fakeHosts(page);
    await openWidgets({ page, pages, proxy }, videoOf(proxy, YOUTUBE, 'data-at-once'));
    await page.locator('iframe[loading=lazy][title="A potter at work"]').waitFor();
    expect(asked.every((address) => !address.includes('autoplay'))).toBe(true);
    const refused = '<script type="application/json" data-mountkit-config>{"consent": {"marketing": false}}</script>';
    await openWidgets({ page, pages, proxy }, refused + videoOf(proxy, YOUTUBE, 'data-at-once data-autoplay'));
    await page.getByRole('button', PLAY).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('that is blocked leaves a link, with the focus, and says why', async ({ page, pages, proxy, watch }) => {
    const policy = `<meta http-equiv="content-security-policy" content="frame-src 'none'">`;
    await openWidgets({ page, pages, proxy }, videoOf(proxy), { head: policy });
    await page.getByRole('button', PLAY).click();
    const link = page.getByRole('link', { name: 'Watch the video' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(YOUTUBE);
    expect(await link.evaluate((element) => document.activeElement === element)).toBe(true);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([
      `mountkit: video #stage: could not show the video ${YOUTUBE} the page’s content security policy blocks it`,
    ]);
  });

  test('of a file that is not there leaves a link', async ({ page, pages, proxy, watch }) => {
    const missing = `${proxy.url}/assets/none.webm`;
    await openWidgets({ page, pages, proxy }, videoOf(proxy, missing));
    await page.getByRole('button', PLAY).click();
    await page.getByRole('link', { name: 'Watch the video' }).waitFor();
    expect(watch.reports).toHaveLength(1);
    expect(watch.reports[0]).toContain(`could not show the video ${missing}`);
  });

  test('of no address is reported, and what is unknown, too; the page stays as it is', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const body =
      '<p id="one" data-mountkit="video" data-src="javascript:alert(1)">One</p><p id="two" data-mountkit="video" data-src="https://www.youtube.com/" data-loop="maybe" data-colour="red">Two</p>';
    await openWidgets({ page, pages, proxy }, body);
    await waitForWidgets(page, 'video', 'video');
    expect(await readContent(page)).toContain(body);
    await eventually(() => [...watch.reports].filter((said) => said.includes('the video is')).sort()).toEqual([
      'mountkit: video #one: the video is "javascript:alert(1)", expected the address of a file, or of YouTube, Vimeo, Dailymotion or VideoPress',
      'mountkit: video #two: the video is "https://www.youtube.com/", expected the address of a file, or of YouTube, Vimeo, Dailymotion or VideoPress',
    ]);
    await eventually(() => watch.reports.join('\n')).toMatch(/loop.*maybe/);
  });

  test('leaves nothing, and can be mounted again', async ({ page, pages, proxy }) => {
    await fakeHosts(page);
    await openWidgets({ page, pages, proxy }, videoOf(proxy), { tag: 'async data-auto="false"' });
    const before = await readContent(page);
    for (const _ of [1, 2]) {
      await page.evaluate(() => void window.mountkit.scan());
      await page.getByRole('button', PLAY).click();
      await page.locator('iframe').waitFor();
      expect(await unmountAll(page)).toBe(before);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    }
  });
});

describe('a list of videos', () => {
  const listOf = (proxy: { readonly url: string }, attributes = '') =>
    `${STYLE}<section id="list" data-mountkit="playlist" aria-label="From the shed" ${attributes}>
      <ol><li id="throwing"><a href="${YOUTUBE}">Throwing</a></li><li id="clip"><a href="${proxy.url}/assets/clip.webm" data-title="A clip">A clip <small>0:03</small></a></li></ol>
      <h2>Old ones</h2><ol><li><a href="${VIMEO}">Weaving</a></li></ol><p><a href="mailto:shed@site.test">Write to us</a></p></section>`;

  test('plays what is chosen, then the next one, and remembers what was watched', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const asked = await fakeHosts(page);
    await openWidgets({ page, pages, proxy }, listOf(proxy, 'data-name="shed" data-remember="shed"'), {
      at: '?a=x+y~z#top',
    });
    await waitForWidgets(page, 'video', 'playlist');
    await page.getByRole('button', { name: 'Play video: Throwing' }).waitFor();
    expect(asked).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    // By keys alone.
    await page.getByRole('link', { name: 'Throwing' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('video').waitFor();
    expect(await page.locator('[aria-current=true]').textContent()).toContain('A clip');
    expect(await page.evaluate(() => location.search + location.hash)).toBe('?a=x+y~z&playlist=shed&video=clip#top');
    await page.locator('iframe[src^="https://player.vimeo.com/video/76979871?"]').waitFor();
    expect(await page.getByRole('link', { name: 'A clip' }).textContent()).toMatch(/watched$/);
    await eventually(() => saidTo(page, /vimeo/)).toContain('addEventListener');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
    await page.reload();
    await waitForWidgets(page, 'video', 'playlist');
    expect(await page.locator('[aria-current=true]').textContent()).toBe('Weaving');
    expect(await page.getByRole('link', { name: 'A clip' }).textContent()).toMatch(/watched$/);
  });

  test('leaves the links to the browser where a key is pressed, and nothing after it', async ({
    page,
    pages,
    proxy,
  }) => {
    await fakeHosts(page);
    await openWidgets({ page, pages, proxy }, listOf(proxy), { tag: 'async data-auto="false"' });
    const before = await readContent(page);
    await page.evaluate(() => void window.mountkit.scan());
    await waitForWidgets(page, 'video', 'playlist');
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Weaving' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await opened.close();
    expect(await page.locator('[aria-current=true]').textContent()).toBe('Throwing');
    expect(await unmountAll(page)).toBe(before);
  });

  test('without videos is reported', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, '<ul data-mountkit="playlist"><li>None</li></ul>');
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: playlist #ul: has no videos, expected links to them',
    ]);
  });
});

test('a video of the gallery page plays under its policy', async ({ page, proxy, watch }) => {
  await page.goto(`${proxy.url}/widgets/`);
  const video = page.locator('[data-mountkit="video"]').first();
  await video.getByRole('button').press('Enter');
  const state = () => video.locator('video').evaluate((player) => (player as HTMLVideoElement).readyState);
  await eventually(state).toBeGreaterThan(1);
  expect(watch.reports).toEqual([]);
});
