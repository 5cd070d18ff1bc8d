import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanMarkup } from './clean-markup';

/** The markup as it would stand in the page. */
async function cleaned(markup: string) {
  const host = document.createElement('div');
  host.append(await cleanMarkup(markup, { report: vi.fn() }));
  return host;
}

afterEach(() => {
  vi.doUnmock('./purify');
  vi.resetModules();
});

describe('cleanMarkup', () => {
  it.each(['', 'Thank you.', 'a > b', 'O\'Brien said "hi"'])('leaves the text %j a text', async (text) => {
    expect((await cleaned(text)).textContent).toBe(text);
    expect((await cleaned(text)).childElementCount).toBe(0);
  });

  it('keeps markup that says how a text looks', async () => {
    const markup = '<h2 class="big">Hi</h2><p>Read <a href="https://example.com/">more</a> &amp; <em>more</em>.</p>';
    expect((await cleaned(markup)).innerHTML).toBe(markup);
  });

  it('lets a link open a tab of its own, without a way back to ours', async () => {
    const host = await cleaned(
      '<a href="/privacy" target="_blank">a</a><a href="/b" target="_BLANK" rel="opener">b</a>',
    );
    for (const link of host.querySelectorAll('a')) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    }
  });

  it.each(['_top', '_parent', 'named', ''])('lets no link open in the place %j', async (target) => {
    expect((await cleaned(`<a href="/privacy" target="${target}">a</a>`)).innerHTML).toBe('<a href="/privacy">a</a>');
  });

  it('reads entities', async () => {
    expect((await cleaned('Fish &amp; chips')).textContent).toBe('Fish & chips');
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<b>x</b><script src="https://evil.test/x.js"></script>', 'script'],
    ['<iframe src="javascript:alert(1)"></iframe>', 'iframe'],
    ['<object data="x"></object>', 'object'],
    ['<style>body{display:none}</style>', 'style'],
    ['<form action="https://evil.test"><input name="a"></form>', 'form'],
    ['<p><input type="password"></p>', 'input'],
    ['<p><button>x</button></p>', 'button'],
    ['<p><textarea></textarea><select></select></p>', 'textarea, select'],
    ['<svg><script>alert(1)</script></svg>', 'svg, script'],
    ['<math><mtext></mtext></math>', 'math'],
    ['<base href="https://evil.test/">', 'base'],
    ['<link rel="stylesheet" href="https://evil.test/x.css">', 'link'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.test">', 'meta'],
  ])('drops from %s what may run, load or ask: %s', async (markup, selector) => {
    expect((await cleaned(markup)).querySelector(selector)).toBeNull();
  });

  it.each([
    '<img src="x" onerror="alert(1)">',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<details open ontoggle="alert(1)">x</details>',
    '<p><svg onload="alert(1)"></svg></p>',
  ])('leaves nothing in %s that runs', async (markup) => {
    const host = await cleaned(markup);
    for (const element of host.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        expect(value).not.toMatch(/script:|^data:/);
      }
    }
  });

  it('keeps names of the markup apart from what the page finds by name', async () => {
    const host = await cleaned('<p id="config">x</p><a name="location">y</a>');
    expect(host.querySelector('#config, [name="location"]')).toBeNull();
  });

  it('leaves nothing by which a widget, a dialect or a link action could be addressed', async () => {
    const host = await cleaned(
      `<div data-mountkit="form" data-fallback-script="https://evil.test/x.js" class="note hs-form-frame">
         <a href="#mountkit:popup:open?id=7" class="add_to_cart_button" e-action-hash="#elementor-action" data-x>a</a>
         <a href="#elementor-action%3Aaction%3Dpopup" data-elementor-id="1">b</a>
         <template><div data-mountkit="form"></div></template>
       </div>`,
    );
    expect(host.innerHTML.replace(/\s+/g, ' ')).toBe('<div class="note"> <a class="">a</a> <a>b</a> </div>');
  });

  it.each([
    'position: fixed; inset: 0; z-index: 9',
    'margin: -100px; margin-top: -.5em',
    'transform: scale(50); translate: 10px; rotate: 9deg',
    'background-image: url(https://evil.test/x.png)',
    'background: url("https://evil.test/x.png") red',
    'list-style-image: url(x.png); cursor: url(x.png), auto; content: "x"',
    'box-shadow: 0 0 0 9999px red; text-shadow: 0 500px red; outline: 900px solid',
    'animation: x 1s infinite; transition: all 1s; filter: blur(9px); clip-path: none',
    'margin-left: calc(0px - 100vw); width: var(--wide)',
    'color: red; position: absolute !important',
  ])('lets %s neither leave its box nor load anything', async (style) => {
    const host = await cleaned(`<p style='${style}'>x</p>`);
    expect(host.querySelector('p')?.getAttribute('style') ?? '').toMatch(/^(?:|(?:background-)?color: red;)$/);
  });

  it('keeps how a text looks, and its width within the room that there is', async () => {
    const style = 'color: rgb(1, 2, 3); font-family: -apple-system, serif; margin: 0px auto; text-align: center;';
    const host = await cleaned(`<p style="${style}">x</p><p style="width: 900px">y</p>`);
    const [first, second] = host.querySelectorAll('p');
    expect(first?.style).toMatchObject({ color: 'rgb(1, 2, 3)', textAlign: 'center', marginLeft: 'auto' });
    expect(first?.style.fontFamily).toContain('-apple-system');
    expect(second?.style).toMatchObject({ width: '900px', maxWidth: '100%' });
  });

  it('unwraps elements that lie in fifty others, and keeps their words', async () => {
    const nested = (depth: number) => `${'<i>'.repeat(depth)}deep${'</i>'.repeat(depth)}`;
    expect((await cleaned(nested(50))).querySelectorAll('i')).toHaveLength(50);
    const host = await cleaned(`<p>${nested(300)} and <b>not</b></p>`);
    expect(host.textContent).toBe('deep and not');
    expect(host.querySelectorAll('i')).toHaveLength(49);
  });

  it('shows the text without its markup where the cleaner does not come', async () => {
    vi.resetModules();
    vi.doMock('./purify', () => {
      throw new Error('the chunk is gone');
    });
    const { cleanMarkup: cleanWithoutHelp } = await import('./clean-markup');
    const report = vi.fn();
    expect(await cleanWithoutHelp('<p onclick="x">Thank <b>you</b></p>', { report })).toBe('Thank you');
    expect(report.mock.calls).toEqual([['could not load the markup cleaner', expect.any(Error), 'error']]);
  });
});
