import { eventually } from './harness/eventually';
import { watchLayouts } from './harness/layout-count';
import { pageOf, tagOf } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { expect, test } from './harness/test';
import { linkOf, openPopups, popupModel, popupOf } from './models/popup-page';

const TALL =
  '<div style="height:4000px">tall <a href="#low" id="low" style="position:relative;top:3000px">low</a></div>';

const scrollTo = (top: number) => `scrollTo({ top: ${top}, behavior: 'instant' })`;

test('scrolling down to a percentage, up, and to an element each show a popup once', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const quiet = { a11y_navigation: 'no', classes: 'through' };
  const trigger = (triggers: object) => ({ ...quiet, triggers });
  const body =
    popupOf('down', trigger({ scrolling: 'yes', scrolling_offset: 50 })) +
    popupOf('up', trigger({ scrolling: 'yes', scrolling_direction: 'up' })) +
    popupOf('to', trigger({ scrolling_to: 'yes', scrolling_to_selector: '#low' })) +
    TALL;
  const { popup } = await openPopups(page, at, { body });
  await page.evaluate(scrollTo(1000));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await popup.heard()).toEqual([]);
  await page.evaluate(scrollTo(2000));
  await eventually(() => popup.heard()).toEqual(['show down']);
  await page.evaluate(scrollTo(1900));
  await eventually(() => popup.heard()).toEqual(['show down', 'show up']);
  await page.evaluate(scrollTo(2900));
  await eventually(() => popup.heard()).toEqual(['show down', 'show up', 'show to']);
  for (const id of ['down', 'up', 'to']) await page.evaluate((id) => window.mountkit.popups?.close(id), id);
  await page.evaluate(scrollTo(0));
  await page.evaluate(scrollTo(3000));
  await eventually(() => popup.isOpen('to')).toBe(false);
  expect((await popup.heard()).filter((line) => line.startsWith('show'))).toHaveLength(3);
});

test('clicks, a selector, inactivity and leaving at the top edge', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const body =
    popupOf('click', { triggers: { click: 'yes', click_times: 2 } }) +
    popupOf('exit', { triggers: { exit_intent: 'yes' } }) +
    popupOf('idle', { triggers: { inactivity: 'yes', inactivity_time: 0.8 } }) +
    popupOf('by', { open_selector: '.opener' });
  const { popup } = await openPopups(page, at, { body });
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a class="opener" href="#">Late</a>'),
  );
  const closed = async (id: string) => {
    await eventually(() => popup.isOpen(id)).toBe(true);
    await page.evaluate((id) => window.mountkit.popups?.close(id), id);
    await eventually(() => popup.isOpen(id)).toBe(false);
  };
  await page.mouse.click(400, 400);
  await page.getByRole('link', { name: 'Late' }).click();
  await closed('by');
  await closed('click');
  await page.mouse.move(400, 300);
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
  await closed('exit');
  await closed('idle');
  // A selector stays armed, the others do not.
  await page.getByRole('link', { name: 'Late' }).click();
  await closed('by');
  await page.mouse.click(400, 400);
  await page.mouse.click(400, 400);
  expect((await popup.heard()).filter((line) => line === 'show click')).toHaveLength(1);
});

test('somebody who is there is not inactive, whatever they do', async ({ page, pages, proxy }) => {
  await page.clock.install();
  const at = { pages, provider: proxy.url };
  const body = popupOf('idle', { triggers: { inactivity: 'yes', inactivity_time: 10 } }) + TALL;
  const { popup } = await openPopups(page, at, { body });
  for (const event of ['touchstart', 'scroll', 'pointermove', 'keydown']) {
    await page.clock.runFor(9000);
    await page.evaluate((name) => document.dispatchEvent(new Event(name, { bubbles: true })), event);
  }
  expect(await popup.heard()).toEqual([]);
  await page.clock.runFor(10_001);
  await eventually(() => popup.heard()).toEqual(['show idle']);
});

test.for([
  ['', []],
  ['<style>.adsbox { display: none !important }</style>', ['show 7']],
] as const)('an ad blocker is found out by what it hides: %s', async ([head, shown], { page, pages, proxy }) => {
  await page.clock.install();
  const at = { pages, provider: proxy.url };
  const triggers = { adblock_detection: 'yes', adblock_detection_delay: 2 };
  const { popup } = await openPopups(page, at, { head, body: popupOf('7', { triggers }) });
  const probe = page.locator('ins');
  await probe.waitFor({ state: 'attached' });
  expect(await probe.getAttribute('id')).toMatch(/^[a-z0-9]{6}$/);
  expect(await popup.heard()).toEqual([]);
  await page.clock.runFor(2001);
  await probe.waitFor({ state: 'detached' });
  await eventually(() => popup.heard()).toEqual([...shown]);
});

test('twenty armed popups share one passive listener and lay nothing out', async ({ page, pages, proxy }) => {
  await page.addInitScript(() => {
    const added: string[] = [];
    Reflect.set(window, 'added', added);
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (name, listener, options) {
      if (name === 'scroll') added.push(JSON.stringify(options));
      addEventListener.call(this, name, listener, options);
    };
  });
  const at = { pages, provider: proxy.url };
  const settings = { triggers: { scrolling: 'yes', scrolling_offset: 99 } };
  const body = Array.from({ length: 20 }, (_, index) => popupOf(`p${index}`, settings)).join('') + TALL;
  await openPopups(page, at, { body });
  await eventually(() => page.evaluate(() => Reflect.get(window, 'added'))).toEqual(['{"passive":true}']);
  const layouts = await watchLayouts(page);
  const before = await layouts();
  // The quickest of many rounds: the machine may be busy with something else.
  const spent = await page.evaluate(() => {
    const events = Array.from({ length: 2000 }, () => new Event('scroll'));
    let best = Number.POSITIVE_INFINITY;
    while (events.length > 0) {
      const round = events.splice(0, 100);
      const start = performance.now();
      for (const event of round) window.dispatchEvent(event);
      best = Math.min(best, (performance.now() - start) / 100);
    }
    return best;
  });
  expect((await layouts()) - before).toBeLessThanOrEqual(1);
  expect(spent).toBeLessThan(0.1);
});

test('an entrance and an exit play by device mode, and not at all under reduced motion', async ({
  page,
  pages,
  proxy,
}) => {
  await page.clock.install();
  const settings = {
    entrance_animation: 'zoomIn',
    entrance_animation_mobile: 'none',
    exit_animation: 'fadeOut',
    entrance_animation_duration: { unit: 'px', size: 2 },
    classes: 'mine yours',
  };
  const at = { pages, provider: proxy.url };
  const { popup } = await openPopups(page, at, { body: popupOf('7', settings) });
  const box = page.locator('dialog > div');
  const open = () => page.evaluate(() => window.mountkit.popups?.open('7'));
  const classes = async () => (await box.getAttribute('class'))?.split(' ').slice(1);
  await open();
  await eventually(classes).toEqual(['animated', 'zoomIn']);
  expect(await page.locator('dialog').getAttribute('class')).toBe(
    'mountkit-layer mountkit-layer--ground mountkit-popup mine yours',
  );
  await page.clock.runFor(2001);
  await eventually(classes).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(classes).toEqual(['animated', 'fadeOut']);
  expect(await box.evaluate(({ style }) => [style.animationDirection, style.animationDuration])).toEqual([
    'reverse',
    '2s',
  ]);
  expect(await popup.isOpen('7')).toBe(true);
  await page.clock.runFor(2001);
  await eventually(() => popup.isOpen('7')).toBe(false);

  await page.setViewportSize({ width: 400, height: 800 });
  await open();
  await eventually(classes).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('7')).toBe(false);
  await open();
  await eventually(() => popup.isOpen('7')).toBe(true);
  expect(await classes()).toEqual([]);
});

test('a popup that is opened in the moment in which it closes stays open', async ({ page, pages, proxy }) => {
  const { popup } = await openPopups(page, { pages, provider: proxy.url }, { body: popupOf('7', {}) });
  await page.evaluate(() => window.mountkit.popups?.open('7'));
  await eventually(() => popup.isOpen('7')).toBe(true);
  await page.evaluate(async () => {
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const told = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    window.mountkit.popups?.close('7');
    window.mountkit.popups?.open('7');
    await told;
  });
  expect(await popup.isOpen('7')).toBe(true);
});

test('a close button comes late and outside, and a popup closes by itself', async ({ page, pages, proxy }) => {
  await page.clock.install();
  const settings = { close_button_delay: 3, close_button_position: 'outside', close_automatically: '60' };
  const at = { pages, provider: proxy.url };
  const head = '<style>button { display: inline-block }</style>';
  const { popup } = await openPopups(page, at, { head, body: popupOf('7', settings) });
  await page.evaluate(() => window.mountkit.popups?.open('7'));
  await eventually(() => popup.isOpen('7')).toBe(true);
  const button = page.locator('dialog > button');
  expect(await button.isVisible()).toBe(false);
  await page.clock.runFor(3001);
  expect(await button.isVisible()).toBe(true);
  await page.clock.runFor(56_000);
  expect(await popup.isOpen('7')).toBe(true);
  await page.clock.runFor(1001);
  await eventually(() => popup.isOpen('7')).toBe(false);
});

test('several automatic ones keep out of the way of each other, links do not', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const second = { avoid_multiple_popups: 'yes', triggers: { click: 'yes' } };
  const body = popupOf('a', { triggers: { page_load: 'yes' } }) + popupOf('b', second) + linkOf('popup:open?id=b', 'B');
  const { popup } = await openPopups(page, at, { body });
  await eventually(() => popup.isOpen('a')).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('a')).toBe(false);
  await page.mouse.click(300, 500);
  await eventually(() => popup.heard()).toEqual(['show a', 'hide a', 'blocked b avoid_multiple_popups']);
  await page.getByRole('link', { name: 'B' }).click();
  await eventually(() => popup.isOpen('b')).toBe(true);
});

test('a listener prevents showing and closing; in the page layer others may lie above', async ({
  page,
  pages,
  proxy,
}) => {
  const at = { pages, provider: proxy.url };
  const head =
    '<style>#above { position: fixed; inset: 0 auto auto 0; z-index: 99999; width: 90px; height: 90px }</style>';
  const body = `${popupOf('7', { layer: 'page' })}<button id="above">Check</button>`;
  const { popup } = await openPopups(page, at, { head, body });
  await page.evaluate(() => {
    Reflect.set(window, 'stops', 'show');
    for (const name of ['show', 'hide'])
      document.addEventListener(`mountkit:popups:${name}`, (event) => {
        if (Reflect.get(window, 'stops') === name) event.preventDefault();
      });
    window.mountkit.popups?.open('7');
  });
  await eventually(() => popup.heard()).toEqual(['show 7']);
  expect(await popup.isOpen('7')).toBe(false);
  await page.evaluate(() => {
    Reflect.set(window, 'stops', 'hide');
    window.mountkit.popups?.open('7');
  });
  await eventually(() => popup.isOpen('7')).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('#above').click();
  expect(await popup.isOpen('7')).toBe(true);
  await page.evaluate(() => Reflect.set(window, 'stops', ''));
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('7')).toBe(false);
});

test('an open popup whose element is moved or removed is closed and lets the page scroll', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const at = { pages, provider: proxy.url };
  const body = `${popupOf('a', { prevent_scroll: 'yes' })}${popupOf('b', { prevent_scroll: 'yes' })}<div id="there"></div>`;
  const { popup } = await openPopups(page, at, { body });
  const locked = () => page.evaluate(() => document.documentElement.style.overflow);
  for (const id of ['a', 'b']) {
    await page.evaluate((id) => window.mountkit.popups?.open(id), id);
    await eventually(locked).toBe('hidden');
    await page.evaluate((id) => {
      const element = document.querySelector(`#source-${id}`);
      if (id === 'a') document.querySelector('#there')?.append(element as Element);
      else element?.remove();
    }, id);
    await eventually(locked).toBe('');
  }
  await eventually(() => page.locator('dialog[open]').count()).toBe(0);
  expect((await popup.heard()).slice(0, 2)).toEqual(['show a', 'hide a']);
  expect(watch.reports).toEqual([]);
});

test('media in a closed popup stops', async ({ page, pages, proxy }) => {
  await page.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'player' }),
  );
  const at = { pages, provider: proxy.url };
  const player = 'https://www.youtube.com/embed/x?autoplay=1';
  const content = `<h2>Film</h2><iframe title="Player" src="${player}"></iframe><audio></audio>`;
  const { popup } = await openPopups(page, at, { body: popupOf('7', {}, content) });
  await page.evaluate(() => {
    HTMLMediaElement.prototype.pause = function () {
      Reflect.set(window, 'paused', this.localName);
    };
    window.mountkit.popups?.open('7');
  });
  const src = () => page.locator('iframe').getAttribute('src');
  await eventually(() => popup.isOpen('7')).toBe(true);
  expect(await src()).toBe(player);
  await page.keyboard.press('Escape');
  await eventually(src).toBe('about:blank');
  expect(await page.evaluate(() => Reflect.get(window, 'paused'))).toBe('audio');
  await page.evaluate(() => window.mountkit.popups?.open('7'));
  await eventually(src).toBe(player);
});

test('all of it under the strictest policy, and in one file', async ({ page, pages, proxy, watch }) => {
  const nonce = 'bW91bnRraXQ';
  const head = tagOf(proxy.url, `async nonce="${nonce}"`);
  const settings = { triggers: { page_load: 'yes' }, prevent_scroll: 'yes', timing: { times: 'yes' } };
  await page.goto(pages.add(pageOf({ head, body: popupOf('7', settings) }), strictPolicy(nonce, proxy.url)));
  const dialog = page.getByRole('dialog', { name: 'Popup 7' });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  await page.getByRole('button', { name: 'Close' }).click();
  await eventually(() => dialog.isVisible()).toBe(false);

  const one = `<script src="${proxy.url}/mountkit/umd/popup-engine.js"></script>`;
  await page.goto(pages.add(pageOf({ head: one, body: popupOf('8', settings) })));
  await page.getByRole('dialog', { name: 'Popup 8' }).waitFor();
  expect((await popupModel(page).explain('8')).map(({ rule }) => rule)).toEqual(['times']);
  expect(watch.errors).toEqual([]);
  expect(watch.reports).toEqual([]);
});
