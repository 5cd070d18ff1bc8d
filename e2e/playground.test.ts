import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations, rulesIn } from './harness/axe';
import { eventually } from './harness/eventually';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { playgroundPage } from './models/playground-page';

const EXAMPLES = ['Email', 'Contact', 'All field types', 'Pages', 'Dependent fields', 'Consent', 'Phone', 'Date'];
const EMAIL = 'Work email';

const replaceIn = async (page: Page, from: string, to: string) => {
  const editor = page.getByRole('textbox', { name: /, JSON$/ });
  const text = await editor.inputValue();
  expect(text).toContain(from);
  await editor.fill(text.replace(from, to));
};

describe('a form', () => {
  test('is shown as it is written, and sent as on any site', async ({ page, proxy, watch }) => {
    const { open, form, shown, log, editor } = playgroundPage(page, proxy.url);
    await open();
    await form.field(EMAIL).waitFor();
    await replaceIn(page, '"Work email"', '"Where can we write to?"');
    await form.field('Where can we write to?').waitFor();
    expect(await shown.locator('form').count()).toBe(1);

    const email = newEmail();
    await form.field('Where can we write to?').fill(email);
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
    await log.getByText('forms:submitted', { exact: true }).waitFor();
    expect(await log.textContent()).toContain(email);
    expect(await editor.getAttribute('aria-invalid')).toBe('false');
    expect(watch.errors).toEqual([]);
  });

  test('says in which line something is wrong, and shows what could last be read', async ({ page, proxy }) => {
    const { open, form, problems, editor, code } = playgroundPage(page, proxy.url);
    await open();
    await form.field(EMAIL).waitFor();
    await replaceIn(page, '"required": true', '"required": "yes"');
    await problems.getByText('form.formFieldGroups[0].fields[0].required is "yes", expected true or false.').waitFor();
    await problems.getByRole('button').click();
    const line = () =>
      editor.evaluate((field) => {
        const { value, selectionStart } = field as HTMLTextAreaElement;
        return value.slice(0, selectionStart).split('\n').length;
      });
    await eventually(line).toBe(14);

    await replaceIn(page, '"submitText": "Continue",', '"submitText": "Continue"');
    await problems.getByText('Line 6').waitFor();
    await page.getByText('Shows what could last be read').waitFor();
    expect(await form.field(EMAIL).count()).toBe(1);
    expect(await code.textContent()).not.toContain('<script');

    await page.getByRole('button', { name: 'Undo all edits' }).click();
    await problems.getByText('No problems').waitFor();
    expect(await code.textContent()).toContain('<script');
  });

  test.for(EXAMPLES)('of the gallery is shown: %s', async (title, { page, proxy, watch }) => {
    const { open, start, form, problems, editor } = playgroundPage(page, proxy.url);
    await open('form=contact');
    await start(title);
    await form.form.waitFor();
    expect(await problems.textContent()).toBe('No problems');
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);

    // The host has a form of that guid, with the same fields: what is sent is taken.
    const { form: written } = JSON.parse(await editor.inputValue());
    const answer = await fetch(`${proxy.url}/embed/v3/form/${written.portalId}/${written.guid}/json`);
    const names = (groups: { fields: { name: string }[] }[]) =>
      groups.flatMap(({ fields }) => fields.map((one) => one.name));
    const { form: own } = (await answer.json()) as { form: typeof written };
    expect(names(own.formFieldGroups)).toEqual(expect.arrayContaining(names(written.formFieldGroups)));
  });

  test('runs nothing of a hostile definition', async ({ page, proxy, watch }) => {
    const { open, editor, form } = playgroundPage(page, proxy.url);
    const attack = `<img src=x onerror="top.hacked=1"><script>top.hacked=1</script><b>bold</b>`;
    const definition = {
      form: {
        portalId: 8100231,
        guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
        submitText: attack,
        formFieldGroups: [
          {
            richText: { content: attack },
            fields: [{ name: 'email', label: attack, fieldType: 'text', description: attack }],
          },
        ],
      },
    };
    await open();
    await editor.fill(JSON.stringify(definition));
    await form.root.getByText('bold').first().waitFor();
    expect(await form.root.locator('script,[onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    // The browser tells of a handler that it has kept from running while the text was still being cleaned.
    const violations = watch.errors.filter((text) => text.includes('policy violation'));
    expect(violations.filter((text) => !text.includes('script-src-attr'))).toEqual([]);
  });

  test('speaks the language that is chosen, in its direction, and no other page is loaded', async ({ page, proxy }) => {
    const { open, form, shown } = playgroundPage(page, proxy.url);
    await open('form=pages');
    const html = shown.locator('html');
    await form.root.getByText('1 of 3').waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await form.root.getByRole('button', { name: 'التالي' }).waitFor();
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['ar', 'rtl']);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await form.root.getByRole('button', { name: 'Weiter' }).waitFor();
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['de', 'ltr']);
    expect(await page.getByRole('combobox', { name: 'Language' }).locator('option').count()).toBe(49);
  });

  test('is shown at any width, light and dark', async ({ page, proxy }) => {
    const { open, choose, shown } = playgroundPage(page, proxy.url);
    await open();
    const width = () => shown.locator('html').evaluate(() => innerWidth);
    const scheme = () => shown.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
    await eventually(width).toBe(375);
    await choose('Desktop');
    await eventually(width).toBe(1280);
    const field = page.getByRole('spinbutton', { name: 'Width in pixels' });
    await field.fill('600');
    await field.press('Enter');
    await eventually(width).toBe(600);
    expect(await scheme()).toBe('light');
    await choose('Dark');
    await eventually(scheme).toBe('dark');
  });

  test.for(['form', 'popup', 'filter'])('is shown in each theme: %s', async (kind, { page, proxy, watch }) => {
    const { open, shown, code } = playgroundPage(page, proxy.url);
    await open(`kind=${kind}&more=button&scheme=dark`);
    const seen = {
      form: shown.locator('.hs-button'),
      popup: shown.locator('.mountkit-layer__box'),
      filter: shown.locator('.mountkit-load-more'),
    }[kind] as Locator;
    if (kind === 'popup') await shown.getByRole('link', { name: 'Open the popup' }).click();
    await seen.waitFor();
    const theme = page.getByRole('combobox', { name: 'Theme' });
    const radius = () => seen.evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
    for (const [name, corners] of [
      ['soft', '14px'],
      ['dense', '3px'],
      ['plain', '0px'],
    ] as const) {
      await theme.selectOption(name);
      await eventually(radius).toBe(corners);
      await eventually(() => code.textContent()).toContain(`/mountkit/themes/${name}.css`);
      expect(await findAxeViolations(page)).toEqual([]);
    }
    await theme.selectOption('unstyled');
    await eventually(() => code.textContent()).not.toContain('/themes/');
    if (kind !== 'filter') await shown.locator('.hbspt-form:not(.mk-form)').waitFor({ state: 'attached' });
    expect(watch.errors).toEqual([]);
  });

  test('says what it has loaded', async ({ page, proxy }) => {
    const { open, start } = playgroundPage(page, proxy.url);
    await open();
    const bytes = async () =>
      Number((await page.locator('.stage__facts').textContent())?.match(/([\d,]+) bytes/)?.[1]?.replace(',', '') ?? 0);
    await eventually(bytes).toBeGreaterThan(10_000);
    const before = await bytes();
    await start('All field types');
    await eventually(bytes).toBeGreaterThan(before + 10_000);
  });
});

describe('a fault', () => {
  const send = async (page: Page, provider: string, fault: string) => {
    const playground = playgroundPage(page, provider);
    await playground.open(`fault=${fault}`);
    await playground.form.field(EMAIL).fill(newEmail());
    await playground.form.submit();
    return playground;
  };

  test.for([
    ['offline', 'SERVER_ERROR', 'There was an issue submitting your form.'],
    ['refused', 'FORM_NOT_PUBLISHED', 'This form is not accepting submissions right now.'],
    ['nonsense', 'SERVER_ERROR', 'There was an issue submitting your form.'],
  ] as const)('%s: the form stays, and says so', async ([fault, code, words], { page, proxy }) => {
    const { form, log } = await send(page, proxy.url, fault);
    await form.rollup.getByText(words).waitFor();
    expect(await form.field(EMAIL).inputValue()).toContain('@example.org');
    await log.getByText('forms:submissionFailure').waitFor();
    expect(await log.textContent()).toContain(code);
  });

  test('slow: the form waits, and is taken', async ({ page, proxy }) => {
    const { form } = await send(page, proxy.url, 'slow');
    await eventually(() => form.status.textContent()).not.toBe('');
    expect(await form.thanks.count()).toBe(0);
    await form.thanks.waitFor();
  });

  test('offline with a queue: what is sent is kept', async ({ page, proxy }) => {
    const { form } = await send(page, proxy.url, 'offline&queue=yes');
    await form.root.getByText('You are offline. Your answers are saved').waitFor();
  });

  test.for([
    ['offline', 'forms:blockedDomain'],
    ['refused', 'FORBIDDEN'],
    ['nonsense', 'FALLBACK_DEFINITION_FAILURE'],
  ] as const)('%s: a definition that is asked for does not come', async ([fault, said], { page, proxy }) => {
    const { open, log, form } = playgroundPage(page, proxy.url);
    await open(`fault=${fault}&from=host`);
    await eventually(() => log.textContent()).toContain(said);
    await log.getByText('forms:renderError').waitFor();
    expect(await form.form.count()).toBe(0);
  });

  test('slow: a list waits; refused: it stays as it was and can be tried again', async ({ page, proxy }) => {
    const { open, shown, network } = playgroundPage(page, proxy.url);
    await open('kind=filter&fault=slow');
    await shown.getByRole('button', { name: 'How to' }).click();
    await eventually(() => shown.locator('[data-mountkit=loop]').getAttribute('aria-busy')).toBe('true');
    await eventually(() => shown.locator('[data-mountkit=loop]').getAttribute('aria-busy')).toBe(null);
    await network('refused');
    await shown.getByRole('button', { name: 'How to' }).click();
    await shown.getByRole('button', { name: 'Try again' }).waitFor();
  });
});

describe('the code', () => {
  test('of a tag shows the same form on a page elsewhere', async ({ page, proxy, pages, context }) => {
    const { open, copy, form, code } = playgroundPage(page, proxy.url);
    await open('form=consent&locale=de');
    await replaceIn(page, '"Email"', '"E-Mail \'von\' & Ihnen"');
    const label = "E-Mail 'von' & Ihnen";
    await form.field(label).waitFor();
    await eventually(() => code.textContent()).toContain('von');
    const tag = await copy();
    expect(tag).toBe(await code.textContent());

    const other = await context.newPage();
    await other.goto(pages.add(`<!doctype html><html lang="de"><title>Elsewhere</title><body>${tag}</body></html>`));
    await other.getByLabel(label).waitFor();
    const textOf = (root: { innerText(): Promise<string> }) => root.innerText();
    expect(await textOf(other.locator('[data-mountkit=form]'))).toBe(await textOf(form.root));
  });

  test('of a popup opens the same popup', async ({ page, proxy, pages, context }) => {
    const { open, copy } = playgroundPage(page, proxy.url);
    await open('kind=popup&popup=scroll');
    const other = await context.newPage();
    await other.goto(
      pages.add(`<!doctype html><html lang="en"><title>Elsewhere</title><body>${await copy()}</body></html>`),
    );
    await other.waitForFunction(() => document.querySelector('dialog'));
    await other.getByRole('link', { name: 'Open the popup' }).click();
    await other.getByRole('dialog', { name: 'A letter a month' }).getByLabel('Work email').waitFor();
  });

  test('is React code, too', async ({ page, proxy }) => {
    const { open, choose, copy } = playgroundPage(page, proxy.url);
    await open('from=host');
    await choose('React');
    const code = await copy();
    expect(code).toContain("import { MarketingForm } from '@mountkit/forms-embed/react';");
    expect(code).toContain(`provider="${proxy.url}/"`);
    expect(code).not.toContain('definition');
  });
});

describe('the address', () => {
  test('keeps everything through a reload, and back takes a choice back', async ({ page, proxy }) => {
    const { open, choose, start, editor, form, hash, network } = playgroundPage(page, proxy.url);
    await open();
    await form.field(EMAIL).waitFor();
    await start('Contact');
    await eventually(hash).toBe('form=contact');
    await choose('Dark');
    await network('slow');
    await replaceIn(page, '"First name"', '"Ваше имя 🦊"');
    await form.field('Ваше имя 🦊').waitFor();
    await eventually(hash).toMatch(/^scheme=dark&fault=slow&form=contact&definition=[\w-]+$/);
    const written = await editor.inputValue();

    await page.reload();
    await form.field('Ваше имя 🦊').waitFor();
    expect(await editor.inputValue()).toBe(written);
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);

    await page.evaluate(() => history.back());
    await eventually(() => page.getByRole('combobox', { name: 'Network' }).inputValue()).toBe('none');
    await page.evaluate(() => history.back());
    await eventually(() => page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
    await page.evaluate(() => history.back());
    await form.field(EMAIL).waitFor();
    await page.goForward();
    await form.field('First name').waitFor();
    expect(hash()).toBe('form=contact');
  });

  test('that is damaged says so, and the rest is there', async ({ page, proxy, watch }) => {
    const { open, form } = playgroundPage(page, proxy.url);
    await open('locale=de&definition=eJyrV&width=banana');
    const alert = page.getByRole('alert');
    await alert.getByText('The form that was written into the address (definition) is damaged.').waitFor();
    await alert.getByText('width is “banana”, expected a number from 240 to 2560.').waitFor();
    await form.field(EMAIL).waitFor();
    expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('de');
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    expect(await alert.count()).toBe(0);
    expect(watch.errors).toEqual([]);
  });
});

describe('a popup', () => {
  test('is set by fields and by JSON, and says why it is kept back', async ({ page, proxy, watch }) => {
    const { open, choose, editor, shown, log, start } = playgroundPage(page, proxy.url);
    await open();
    await choose('Popup');
    await page.getByRole('checkbox', { name: 'Page load' }).check();
    await eventually(async () => JSON.parse(await editor.inputValue()).triggers).toEqual({ page_load: true });
    const dialog = shown.getByRole('dialog', { name: 'A letter a month' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await log.getByText('popups:hide').waitFor();

    await page.getByText('Display rules: who may see it').click();
    await page.getByRole('checkbox', { name: 'Devices' }).check();
    await page.getByRole('textbox', { name: 'Devices' }).fill('desktop');
    const verdicts = page.getByRole('region', { name: 'What the display rules say' });
    await verdicts.getByText('blocks devices: the device mode is mobile, wanted: desktop').waitFor();

    await editor.fill('{"timing": {"times": "yes", "times_times": "often"}}');
    await page.getByText('timing.times_times is "often", expected a number.').waitFor();
    await start('By a link');
    // A link pressed before the page is redrawn opens the popup that is just leaving.
    await shown.locator('[data-popup-id]:not([data-settings*="triggers"])').waitFor({ state: 'attached' });
    await shown.getByRole('link', { name: 'Open the popup' }).click();
    await dialog.getByLabel('Work email').waitFor();
    expect(watch.errors).toEqual([]);
  });

  test('begins anew for a new visitor', async ({ page, proxy }) => {
    const { open, shown } = playgroundPage(page, proxy.url);
    await open('kind=popup&popup=scroll');
    const verdicts = page.getByRole('region', { name: 'What the display rules say' });
    await verdicts.getByText(/^passes times/).waitFor();
    for (let time = 0; time < 2; time++) {
      await shown.getByRole('link', { name: 'Open the popup' }).click();
      await shown.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await shown.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await verdicts.getByText(/^blocks times/).waitFor();
    await page.getByRole('button', { name: 'Begin as a new visitor' }).click();
    await verdicts.getByText(/^passes times/).waitFor();
  });
});

describe('a filter', () => {
  test.for(['buttons', 'select', 'checkboxes'] as const)(
    'narrows the list by %s',
    async (control, { page, proxy, watch }) => {
      const { open, shown, log } = playgroundPage(page, proxy.url);
      await open(`kind=filter&width=1280&control=${control}`);
      await shown.getByText('Showing 1–12 of 300 results').waitFor();
      if (control === 'buttons') await shown.getByRole('button', { name: 'How to' }).click();
      else if (control === 'select') await shown.getByRole('combobox', { name: 'Category' }).selectOption('How to');
      else await shown.getByLabel('How to').check();
      await log.getByText('filters:loaded').waitFor();
      await eventually(() => shown.locator('.woocommerce-result-count').textContent()).not.toContain('of 300');
      expect(watch.errors).toEqual([]);
    },
  );

  test('speaks the page builder’s markup, and leaves out by links', async ({ page, proxy }) => {
    const { open, shown, choose, log, code } = playgroundPage(page, proxy.url);
    await open('kind=filter');
    await choose('Page builder');
    await shown.locator('search.e-filter').getByRole('button', { name: 'How to' }).click();
    await log.getByText('filters:loaded').waitFor();
    expect(await code.textContent()).toContain('data-dialects="elementor"');

    await choose('mountkit');
    await choose('NOT');
    await shown.getByRole('link', { name: 'All but How to' }).click();
    await eventually(() => shown.locator('.woocommerce-result-count').textContent()).not.toContain('of 300');
    // The page has navigated, and is told again what it is to show.
    await shown.getByRole('link', { name: 'All but How to' }).waitFor();
  });
});

describe('a widget of a page', () => {
  test('comes to life, each of the gallery, and nothing is reported', async ({ page, proxy, watch }) => {
    const { open, start, shown, log } = playgroundPage(page, proxy.url);
    await open('kind=widget&width=1280');
    const signs = {
      Carousel: shown.getByRole('button', { name: 'Next slide' }),
      Gallery: shown.getByRole('img', { name: 'At the wheel' }),
      Tabs: shown.getByRole('tab', { name: 'Dry' }),
      Accordion: shown.getByRole('group').filter({ hasText: 'Do you ship?' }),
      Menu: shown.getByRole('button', { name: /Courses/ }),
      Headline: shown.getByRole('button', { name: 'Pause animation' }),
      Counter: log.getByText('reveal:end'),
      'Progress bar': shown.getByRole('progressbar', { name: 'Glaze mixed' }),
      Countdown: shown.getByText(/^(?!00$)\d{2,}$/),
      'Share buttons': shown.getByRole('link', { name: /Bluesky/ }),
      'Points on a picture': shown.getByRole('button', { name: '1' }),
    };
    const titles = page.getByRole('group', { name: 'Start from' }).getByRole('button');
    await eventually(() => titles.allTextContents()).toEqual(Object.keys(signs));
    for (const [title, sign] of Object.entries(signs)) {
      await start(title);
      await sign.first().waitFor();
    }
    expect(await log.getByText('report').count()).toBe(0);
    expect(watch.errors).toEqual([]);
  });

  test('follows its settings, tells of its events, and its code shows the same elsewhere', async ({
    page,
    proxy,
    pages,
    context,
  }) => {
    const { open, shown, log, copy, editor } = playgroundPage(page, proxy.url);
    await open('kind=widget&width=1280');
    await page.getByRole('combobox', { name: 'Pagination' }).selectOption('fraction');
    await shown.getByText(/1\s*\/\s*5/).waitFor();
    await shown.getByRole('button', { name: 'Next slide' }).click();
    await log.getByText('carousel:change').first().waitFor();

    await editor.fill('{"pagination": "stars"}');
    await page.getByText('pagination is "stars", expected bullets or').waitFor();
    await editor.fill('{"slides_to_show": 1}');
    await eventually(async () => (await copy()).includes('data-slides-to-show="1"')).toBe(true);
    const other = await context.newPage();
    await other.goto(
      pages.add(`<!doctype html><html lang="en"><title>Elsewhere</title><body>${await copy()}</body></html>`),
    );
    await other.getByRole('button', { name: 'Next slide' }).waitFor();
  });
});

describe('the log', () => {
  test('is filtered and cleared', async ({ page, proxy }) => {
    const { open, log } = playgroundPage(page, proxy.url);
    await open();
    await log.getByText('forms:ready').waitFor();
    await page.getByRole('searchbox', { name: 'Filter events' }).fill('definitionfetched');
    await eventually(() => log.getByRole('listitem').count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Filter events' }).fill('');
    await eventually(() => log.getByRole('listitem').count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Nothing has happened yet.').waitFor();
  });

  test('tells what the SDK reports', async ({ page, proxy }) => {
    const { open, log } = playgroundPage(page, proxy.url);
    await open('kind=popup');
    await page.getByRole('textbox', { name: /, JSON$/ }).fill('{"layer": "moon", "triggers": {"page_load": true}}');
    await eventually(() => log.textContent()).toContain('moon');
  });
});

describe('by keyboard', () => {
  test('Tab indents in the editor, and Escape lets it go on', async ({ page, proxy }) => {
    const { open, editor } = playgroundPage(page, proxy.url);
    await open();
    await editor.focus();
    await editor.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(0, 0));
    await page.keyboard.press('Tab');
    expect(await editor.inputValue()).toMatch(/^ {2}\{/);
    expect(await editor.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+z');
    expect(await editor.inputValue()).toMatch(/^\{/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await editor.evaluate((field) => field === document.activeElement)).toBe(false);
  });
});

test('answers with a policy that lets nothing run but its own files', async ({ proxy }) => {
  const { headers } = await fetch(`${proxy.url}/playground/`);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-|\*/);
});

describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
  describe.each([1280, 375])('and %i pixels wide', (width) => {
    test.for(['form', 'popup', 'filter', 'widget'] as const)(
      'axe finds nothing on a %s',
      async (kind, { page, proxy, watch }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const { open, shown } = playgroundPage(page, proxy.url);
        await open(`kind=${kind}&scheme=${colorScheme}&popup=rules`);
        const there = { form: 'form', popup: 'a.open-popup', filter: '.filter-terms button', widget: 'li' } as const;
        await shown.locator(there[kind]).first().waitFor({ state: 'attached' });
        const panes = page.getByRole('navigation', { name: 'Panes' }).getByRole('button');
        for (const pane of width === 375 ? await panes.all() : [null]) {
          await pane?.click();
          expect(await findAxeViolations(page, rulesIn[colorScheme])).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          ).toBe(0);
        }
        // Axe passes over what is not displayed.
        if (width === 375) await panes.filter({ hasText: 'Preview' }).click();
        const inside = page.frames().find((frame) => frame.url().includes('/playground/preview/'));
        expect(inside && (await findAxeViolations(inside, rulesIn[colorScheme]))).toEqual([]);
        expect(watch.errors).toEqual([]);
      },
    );
  });
});
