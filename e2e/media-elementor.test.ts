import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { fakeHosts, saidTo, tellTime, VIMEO, YOUTUBE } from './models/media-page';
import { openWidgets } from './models/page-widget';

type Proxy = { readonly url: string };

const DIALECT = { tag: 'async data-dialects="elementor"' };
/** The page builder's style sheet, as far as it is in the way. */
const STYLE = `<style>
  .elementor-wrapper { position: relative; width: 640px; aspect-ratio: 16/9; background: #ddd }
  .elementor-wrapper iframe, .elementor-wrapper video { position: absolute; inset: 0; width: 100%; height: 100%; border: 0 }
  .elementor-custom-embed-image-overlay { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; cursor: pointer }
  .elementor-custom-embed-play { width: 60px; height: 60px; background: #000 }
  .e-tabs-content-wrapper { width: 640px } .e-tab-content { display: none; position: relative; min-height: 100px } .elementor-lightbox { background-color: #123 }
</style>`;
const CONFIG = `<script>var elementorFrontendConfig = {"i18n": {"close": "Schließen", "next": "Weiter", "previous": "Zurück", "zoom": "Zoomen"},
  "kit": {"global_image_lightbox": "yes", "lightbox_enable_counter": "yes", "lightbox_enable_zoom": "yes"}};</script>`;
const OVERLAY =
  '<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" aria-label="Play Video about a quay" tabindex="0"></div></div>';

const settingsOf = (settings: object) => JSON.stringify(settings).replaceAll('"', '&quot;');
const widgetOf = (id: string, settings: object, content: string, kind = 'inline') =>
  `<div id="${id}" class="elementor-element elementor-widget elementor-widget-video" data-id="${id}" data-settings="${settingsOf(settings)}"><div class="elementor-wrapper elementor-open-${kind}">${content}</div></div>`;
const open = (
  page: Page,
  pages: { add(html: string): string; url: string; close(): Promise<void> },
  proxy: Proxy,
  body: string,
) => openWidgets({ page, pages, proxy }, `${STYLE}${CONFIG}<div class="elementor">${body}</div>`, DIALECT);

describe("the page builder's videos", () => {
  test('wait below their overlay, and play by the keyboard, too', async ({ page, pages, proxy, watch }) => {
    const asked = await fakeHosts(page);
    const youtube = {
      video_type: 'youtube',
      youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      start: 10,
      mute: 'yes',
      yt_privacy: 'yes',
      controls: 'yes',
    };
    const lazy = `<iframe class="elementor-video-iframe" title="vimeo Video Player" data-lazy-load="https://player.vimeo.com/video/235215203?color=ff0000&amp;loop=0#t="></iframe>`;
    const file = `<video class="elementor-video" src="${proxy.url}/assets/clip.webm" controls preload="metadata"></video>`;
    await open(
      page,
      pages,
      proxy,
      widgetOf('one', youtube, `<div class="elementor-video"></div>${OVERLAY}`) +
        widgetOf('two', { video_type: 'vimeo', lazy_load: 'yes' }, lazy + OVERLAY) +
        widgetOf('three', { video_type: 'hosted', controls: 'yes' }, file + OVERLAY),
    );
    await page.waitForFunction(() => window.mountkit.widgets?.video?.registry.all().length === 3);
    expect(asked).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('#one [role=button]').focus();
    await page.keyboard.press(' ');
    await page.locator('#one iframe.elementor-video[title="Play Video about a quay"]').waitFor();
    expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*mute=1.*start=10/);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('elementor-video');
    await page.locator('#two .elementor-custom-embed-image-overlay').click({ position: { x: 5, y: 5 } });
    await eventually(() => asked[1]).toMatch(/player\.vimeo\.com\/video\/235215203\?color=ff0000.*autoplay=1/);
    await page.locator('#three [role=button]').click();
    await page.waitForFunction(() => (document.querySelector('#three video') as HTMLVideoElement).currentTime > 0);
    expect(await page.locator('.elementor-custom-embed-image-overlay:visible').count()).toBe(0);
    expect(watch.reports).toEqual([]);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.locator('.elementor-custom-embed-image-overlay:visible').count()).toBe(3);
    expect(await page.locator('#one > div > div.elementor-video').count()).toBe(1);
    expect(await page.locator('iframe[src], [class*=mountkit]').count()).toBe(0);
  });

  test('without an overlay are there at once, those of YouTube, too', async ({ page, pages, proxy, watch }) => {
    const asked = await fakeHosts(page);
    const file = `<video class="elementor-video" src="${proxy.url}/assets/clip.webm" autoplay loop muted playsinline></video>`;
    await open(
      page,
      pages,
      proxy,
      widgetOf('one', { youtube_url: YOUTUBE, controls: 'yes' }, '<div class="elementor-video"></div>') +
        widgetOf('two', { video_type: 'hosted', autoplay: 'yes', mute: 'yes', loop: 'yes' }, file),
    );
    await page.locator('#one iframe[loading=lazy]').waitFor();
    await eventually(() => asked.length).toBe(1);
    expect(asked[0]).not.toContain('autoplay');
    await page.waitForFunction(() => (document.querySelector('#two video') as HTMLVideoElement).currentTime > 0);
    // The browser repeats it.
    expect(await page.locator('#two video').evaluate((video: HTMLVideoElement) => video.loop)).toBe(true);
    expect(watch.reports).toEqual([]);

    // Whether it may play in its place or in the whole screen is a matter of phones.
    await page.setViewportSize({ width: 375, height: 700 });
    await page.reload();
    await page.waitForFunction(() => (document.querySelector('#two video') as HTMLVideoElement).currentTime > 0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.waitForFunction(() => window.mountkit?.widgets?.video?.registry.all().length === 2);
    expect(await page.locator('#two video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test('with an overlay wait for a press, also where they play by themselves without one', async ({
    page,
    pages,
    proxy,
  }) => {
    const asked = await fakeHosts(page);
    const settings = { youtube_url: YOUTUBE, controls: 'yes', autoplay: 'yes', mute: 'yes', loop: 'yes' };
    await open(
      page,
      pages,
      proxy,
      widgetOf('one', settings, `<div class="elementor-video"></div>${OVERLAY}`) +
        widgetOf('two', settings, '<div class="elementor-video"></div>'),
    );
    await page.locator('#two iframe').waitFor();
    await eventually(() => asked.length).toBe(1);
    expect(await page.locator('#one iframe').count()).toBe(0);
    await page.locator('#one [role=button]').click();
    await page.locator('#one iframe[src*="autoplay=1"]').waitFor();
  });
});

describe("the page builder's lightbox", () => {
  const link = (proxy: Proxy, name: string, more = '') =>
    `<a href="${proxy.url}/assets/${name}" ${more}><img alt="A ${name}" src="${proxy.url}/assets/moss.svg" width="40" height="40"></a>`;
  const slide = (proxy: Proxy, name: string, index: number) =>
    link(
      proxy,
      name,
      `data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g1" data-elementor-lightbox-index="${index}" data-elementor-lightbox-title="T ${name}" data-elementor-lightbox-description="&lt;i&gt;D"`,
    );

  test('opens for pictures, in groups, with the words of the page', async ({ page, pages, proxy, watch }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const body = slide(proxy, 'potter.svg', 1) + slide(proxy, 'glazes.svg', 0) + link(proxy, 'shop-picture.svg');
    await open(page, pages, proxy, body);
    await eventually(() => loaded.some((address) => address.includes('dialect-elementor-lightbox'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(
      loaded.filter((address) => /chunks\/(?:lightbox|lazy-show|lazy-dialect-elementor-lightbox-items)/.test(address)),
    ).toEqual([]);
    await page.getByRole('link', { name: 'A potter.svg' }).click();
    const dialog = page.locator('dialog#elementor-lightbox-slideshow-g1.elementor-lightbox.dialog-type-lightbox');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(17, 34, 51)');
    expect(await page.locator('.elementor-slideshow__counter').textContent()).toBe('2 of 2');
    expect(await page.locator('figure:not([inert]) .elementor-slideshow__title').textContent()).toBe('T potter.svg');
    expect(await page.locator('figure:not([inert]) .elementor-slideshow__description').textContent()).toBe('<i>D');
    expect(await page.getByRole('button').evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual([
      'Zoomen',
      'Schließen',
      'Zurück',
      'Weiter',
    ]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await page.locator('figure:not([inert]) img[alt="A glazes.svg"]').waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain('potter.svg');
    // A picture of no group is alone.
    await page.getByRole('link', { name: 'A shop-picture.svg' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('button', { name: 'Weiter' }).count()).toBe(0);
    expect(watch.reports).toEqual([]);
  });

  test('opens for data blocks, videos and actions, by key too, and for nothing else', async ({
    page,
    pages,
    proxy,
  }) => {
    await fakeHosts(page);
    const block = {
      type: 'video',
      videoType: 'hosted',
      url: `${proxy.url}/assets/clip.webm`,
      modalOptions: { id: 'elementor-lightbox-x' },
    };
    const overlay = `<div class="elementor-custom-embed-image-overlay" data-elementor-open-lightbox="yes" data-elementor-lightbox="${settingsOf(block)}"><div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0"></div></div>`;
    const action = `#elementor-action%3Aaction%3Dlightbox%26settings%3D${encodeURIComponent(btoa(JSON.stringify({ url: `${proxy.url}/assets/moss.svg`, title: 'Sail' })))}`;
    const bad = `#elementor-action:action=lightbox&settings=${btoa(JSON.stringify({ url: 'javascript:alert(1)', type: 'video' }))}`;
    const body =
      widgetOf('box', {}, overlay, 'lightbox') +
      `<p><a href="${proxy.url}/assets/moss.svg" data-elementor-lightbox-video="${VIMEO}">A film</a> <a href="${action}">An action</a> <a href="${bad}">A bad one</a></p>` +
      link(proxy, 'moss.svg', 'data-elementor-open-lightbox="no" target="_blank"');
    await open(page, pages, proxy, body);
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForFunction(() => !(history.state as { mountkitLightbox?: string } | null)?.mountkitLightbox);
    };
    await eventually(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('elementor-lightbox')),
      ),
    ).toBe(true);
    await page.locator('#box [role=button]').focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog#elementor-lightbox-x video').waitFor();
    await close();
    await page.getByRole('link', { name: 'A film' }).click();
    await page.locator('dialog iframe[src^="https://player.vimeo.com/video/76979871"]').waitFor();
    await page.getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => !(history.state as { mountkitLightbox?: string } | null)?.mountkitLightbox);
    await page.getByRole('link', { name: 'An action' }).click();
    await page.getByRole('dialog').getByAltText('Sail').waitFor();
    await close();
    // An address that is not of http opens nothing.
    await page.getByRole('link', { name: 'A bad one' }).click();
    expect(await page.locator('dialog').count()).toBe(0);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'A moss.svg' }).click(),
    ]);
    await opened.close();
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

describe("the page builder's lists of videos", () => {
  const title = (tab: number, name: string) =>
    `<div id="t${tab}" class="e-tab-title" aria-selected="${tab === 1}" data-tab="${tab}" role="tab" tabindex="${tab === 1 ? 0 : -1}" aria-controls="p${tab}"><h2 class="e-tab-title-text"><button type="button">${name}</button></h2></div>`;
  const panel = (tab: number, type: string, url: string, overlay = '') =>
    `<div id="p${tab}" class="e-tab-content" data-tab="${tab}" role="tabpanel" aria-labelledby="t${tab}" tabindex="0" data-video-url="${url}" data-video-type="${type}" data-video-title="Video ${tab}" ${tab === 1 ? '' : 'hidden="hidden"'}><div></div>${overlay}</div>`;
  const inner = `<div class="e-tab-content" data-tab="1" role="tabpanel"><div class="e-inner-tabs-wrapper"><div class="e-inner-tab-title e-inner-tab-active"><a class="e-inner-tab-title-text" tabindex="0">About</a></div><div class="e-inner-tab-title"><a class="e-inner-tab-title-text" tabindex="0">Tools</a></div></div>
    <div class="e-inner-tabs-content-wrapper"><div class="e-inner-tab-content e-inner-tab-active">About it</div><div hidden class="e-inner-tab-content">A wheel</div></div></div>`;

  test('play what is chosen, mark what was watched, and show the texts of it', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const asked = await fakeHosts(page);
    const settings = {
      tabs: [{ _id: 'aaa' }, { _id: 'bbb' }, { _id: 'sss' }, { _id: 'ccc' }],
      autoplay_next: 'yes',
      show_watched_indication: 'yes',
    };
    const body = `<div id="list" class="elementor-element elementor-widget elementor-widget-video-playlist" data-id="7daf405" data-settings="${settingsOf(settings)}"><div class="e-tabs" role="region" aria-label="Shed">
      <div class="e-tabs-wrapper"><div class="e-tabs-header"><h2 class="e-tabs-title">From the shed</h2><i aria-hidden="true" class="e-tabs-toggle-videos-display-button rotate-down">v</i></div>
      <div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist">${title(1, 'Throwing')}${title(2, 'A clip')}<h2 class="e-section-title">Old ones</h2>${title(4, 'Weaving')}</div></div></div>
      <div class="e-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${panel(1, 'youtube', YOUTUBE, OVERLAY)}${panel(2, 'hosted', `${proxy.url}/assets/clip.webm`)}${panel(3, 'section', '')}${panel(4, 'vimeo', VIMEO)}</div>
      <div class="e-tabs-inner-tabs">${inner}</div></div></div>`;
    await open(page, pages, proxy, body);
    await page.locator('#t1.e-active').waitFor();
    await page.getByRole('tab', { name: 'Tools' }).waitFor();
    expect(asked).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Tools' }).click();
    await page.getByText('A wheel').waitFor();
    await page.locator('#p1 [role=button]').click();
    await page.locator('#p1 iframe').waitFor();
    await eventually(() => saidTo(page, /youtube/)).toContain('listening');
    await tellTime(page, /youtube/, 60, true);
    await page.locator('#p2 video').waitFor();
    expect(await page.locator('#t1').getAttribute('class')).toContain('watched-video');
    expect(new URL(page.url()).search).toBe('?playlist=7daf405&video=bbb');
    expect(await page.getByText('A wheel').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Weaving' }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await page.locator('#p1.e-active iframe').waitFor();
    expect(await page.locator('#p2 video').count()).toBe(0);
    await page.getByRole('button', { name: 'From the shed' }).click();
    expect(await page.getByRole('button', { name: 'Weaving' }).isVisible()).toBe(false);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);

    await page.goto(page.url().replace('video=aaa', 'video=ccc'));
    await page.locator('#t4.e-active').waitFor();
    expect(await page.locator('#t1').getAttribute('class')).toContain('watched-video');
  });
});
