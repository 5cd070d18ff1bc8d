import { describe } from 'vitest';
import { EMAIL_FORM, PORTAL, pageOf } from './harness/markup';
import { expect, test } from './harness/test';

/** How pages of other makers bring the incumbent's embed code; each as small as it can be. */
interface Shape {
  readonly name: string;
  /** The page's body; the form shall be drawn inside `#place`. */
  readonly body: (source: string) => string;
}

const create = (target = '') => `hbspt.forms.create({ portalId: '${PORTAL}', formId: '${EMAIL_FORM}'${target} });`;

/** Runs `code` when the script has loaded that it puts into the page. */
const inject = (source: string, code: string) => `
  var script = document.createElement('script');
  script.src = '${source}';
  script.onload = function () { ${code} };
  document.head.append(script);`;

/** What an optimiser does at the visitor's first move: its scripts take their places one after the other. */
const WAKE = (type: string, attribute: string) => `<script>
  addEventListener('pointermove', function () {
    var waiting = [].slice.call(document.querySelectorAll('script[type="${type}"]'));
    (function next() {
      var old = waiting.shift();
      if (!old) return;
      var script = document.createElement('script');
      var source = old.getAttribute('${attribute}');
      if (source) { script.src = source; script.onload = next; } else script.textContent = old.textContent;
      old.replaceWith(script);
      if (!source) next();
    })();
  }, { once: true });
</script>`;

const SHAPES: readonly Shape[] = [
  {
    name: 'an embed in a page of Webflow or Squarespace',
    body: (source) =>
      `<div id="place" class="w-embed w-script"><script charset="utf-8" src="${source}"></script><script>${create()}</script></div>`,
  },
  {
    name: 'a tag of Google’s tag manager, with a target',
    body: (source) => `<div id="place"></div><script>${inject(source, create(", target: '#place'"))}</script>`,
  },
  {
    name: 'a tag of Google’s tag manager, that puts its scripts into an element',
    body: (source) =>
      `<div id="place"></div><script>${inject(
        source,
        `var inner = document.createElement('script');
       inner.text = "${create().replaceAll("'", "\\'").replaceAll('"', '\\"')}";
       document.querySelector('#place').append(inner);`,
      )}</script>`,
  },
  {
    name: 'scripts that WP Rocket delays',
    body: (source) =>
      `<div id="place"><script type="rocketlazyloadscript" data-rocket-src="${source}"></script>
       <script type="rocketlazyloadscript">${create()}</script></div>${WAKE('rocketlazyloadscript', 'data-rocket-src')}`,
  },
  {
    name: 'scripts that another optimiser delays',
    body: (source) =>
      `<div id="place"><script type="text/lazy" data-src="${source}"></script>
       <script type="text/lazy">${create(", target: '#place'")}</script></div>${WAKE('text/lazy', 'data-src')}`,
  },
  {
    name: 'a component of Nuxt or Next, whose element comes after the script',
    body: (source) =>
      `<div id="app"></div><script>${inject(
        source,
        `document.querySelector('#app').innerHTML = '<section id="place"></section>';
       hbspt.forms.create({ portalId: '${PORTAL}', formId: '${EMAIL_FORM}', target: '#place' });`,
      )}</script>`,
  },
  {
    name: 'a script that waits for jQuery’s or the page’s readiness, without a target',
    body: (source) =>
      `<script src="${source}"></script><div id="place"><script>
       document.addEventListener('DOMContentLoaded', function () { ${create()} });</script></div>`,
  },
  {
    name: 'the newer embed code',
    body: (source) =>
      `<script src="${source}" defer></script>
       <div id="place"><div class="hs-form-frame" data-region="na1" data-portal-id="${PORTAL}" data-form-id="${EMAIL_FORM}"></div></div>`,
  },
];

describe('the embed code', () => {
  test.for(SHAPES)('comes to life in $name', async ({ body }, { page, pages, proxy, watch }) => {
    const source = `${proxy.url}/mountkit/hbspt.js?provider=${proxy.url}/`;
    await page.goto(pages.add(pageOf({ body: body(source) })));
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await page.locator('#place form').waitFor();
    expect(await page.locator('form').count()).toBe(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});
