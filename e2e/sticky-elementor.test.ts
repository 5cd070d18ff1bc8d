import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { bare, STYLE, scrollTo, TALL, topOf } from './models/sticky-page';

const NOTE = `<script>
window.heard = [];
for (const name of ['sticky:stick', 'sticky:unstick']) {
  document.addEventListener(name, function (event) { heard.push(name + ' ' + event.target.id); });
}
</script>`;

/** An element as the page builder writes it. */
const elementOf = (id: string, settings: object) =>
  `<div id="${id}" class="bar elementor-element elementor-element-${id}" data-id="${id}" data-element_type="widget"
    data-e-type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="heading.default"></div>`;

const STUCK = {
  background_background: 'classic',
  sticky: 'top',
  sticky_on: ['desktop', 'tablet', 'mobile'],
  sticky_offset: 12,
  sticky_offset_mobile: '',
  sticky_effects_offset: 40,
  sticky_anchor_link_offset: 0,
};
const MOVING = {
  motion_fx_motion_fx_scrolling: 'yes',
  motion_fx_translateY_effect: 'yes',
  motion_fx_translateY_direction: 'negative',
  motion_fx_translateY_speed: { unit: 'px', size: 3, sizes: [] },
  motion_fx_translateY_affectedRange: { unit: '%', size: '', sizes: { start: 10, end: 90 } },
  motion_fx_devices: ['desktop'],
  motion_fx_range: '',
};

describe('the dialect elementor', () => {
  test('sticks and moves what the page builder has marked', async ({ page, pages, proxy, watch }) => {
    const column = `<div class="e-con" style="height: 800px">${elementOf('inner', { ...STUCK, sticky_parent: 'yes', sticky_offset: 30 })}</div>`;
    const body = `<div>${elementOf('aa11', STUCK)}${column}${elementOf('bb22', MOVING)}${elementOf('cc33', { plain: 1 })}${TALL}</div>`;
    const head = STYLE + NOTE + tagOf(proxy.url, 'async data-dialects="elementor"');
    await page.goto(pages.add(bare({ head, body })));
    await page.locator('#aa11.elementor-sticky').waitFor();
    await page.locator('#inner.elementor-sticky').waitFor();
    await eventually(() => page.evaluate(() => document.getAnimations().length)).toBe(1);
    await scrollTo(page, 500);
    await page.locator('#aa11.elementor-sticky--active.elementor-sticky--effects').waitFor();
    await eventually(() =>
      page.evaluate(() => [...(Reflect.get(window as object, 'heard') as string[])].sort()),
    ).toEqual(['sticky:stick aa11', 'sticky:stick inner']);
    expect([await topOf(page, '#aa11'), await topOf(page, '#inner')]).toEqual([12, 102]);
    await scrollTo(page, 0);
    await eventually(() => page.locator('.elementor-sticky--active').count()).toBe(0);
    expect(watch.reports).toEqual([]);

    // What comes later is found, and what goes is left.
    await page.evaluate(
      (html) => document.body.firstElementChild?.insertAdjacentHTML('afterbegin', html),
      elementOf('dd44', STUCK),
    );
    await page.locator('#dd44.elementor-sticky').waitFor();
    await page.evaluate(() => document.getElementById('dd44')?.remove());
    await eventually(() => page.evaluate(() => window.mountkit.sticky?.registry.all().length)).toBe(3);
  });

  test('moves an element and its background, where the builder asks for both', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const behind = Object.fromEntries(Object.entries(MOVING).map(([key, value]) => [`background_${key}`, value]));
    const body = `${TALL}${elementOf('ee55', { ...MOVING, ...behind })}${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url, 'async data-dialects="elementor"'), body })));
    await page.locator('#ee55 mountkit-layer').waitFor({ state: 'attached' });
    await eventually(() => page.evaluate(() => document.getAnimations().length)).toBe(2);
    expect(watch.reports).toEqual([]);
  });

  test('moves a widget in its box by its own way, and a container by that of what it is in', async ({
    page,
    pages,
    proxy,
  }) => {
    const widget = elementOf('gg77', MOVING).replace('</div>', '<div class="elementor-widget-container"></div></div>');
    const container = elementOf('ff66', MOVING).replace('"widget"', '"container"');
    const body = `<div id="around" style="height: 3000px">${widget}${container}</div>`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url, 'async data-dialects="elementor"'), body })));
    /** How far an element is moved, and how far it would be by its own way and by that of what it is in. */
    const shiftsOf = (id: string) =>
      page.evaluate((given) => {
        const element = document.getElementById(given) as HTMLElement;
        const byWayOf = ({ offsetTop, offsetHeight }: HTMLElement) => {
          const percent = (100 * (innerHeight - offsetTop)) / (innerHeight + offsetHeight);
          return Math.round((Math.min(90, Math.max(10, percent)) - 50) * 3);
        };
        const shift = Math.round(Number.parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? ''));
        return { shift, own: byWayOf(element), around: byWayOf(element.parentElement as HTMLElement) };
      }, id);
    await eventually(async () => {
      const [widget, container] = [await shiftsOf('gg77'), await shiftsOf('ff66')];
      return [widget.shift === widget.own, container.shift === container.around, container.own > container.around];
    }).toEqual([true, true, true]);
  });

  test("scrolls to the builder's own mark of a template", async ({ page, pages, proxy }) => {
    const body = `<div data-mountkit="sticky" class="bar"></div>${TALL}<div id="template" class="elementor bar" data-elementor-type="section" data-elementor-id="77"></div>${TALL}`;
    const head = STYLE + tagOf(proxy.url, 'async data-dialects="elementor"');
    await page.goto(`${pages.add(bare({ head, body }))}?theme_template_id=77`);
    // In the middle of the window, or, where the bar has taken its room by then, of what it leaves.
    await eventually(async () => [420, 450].includes(Math.round(await topOf(page, '#template')))).toBe(true);
  });
});
