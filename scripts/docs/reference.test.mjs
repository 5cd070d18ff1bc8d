import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALLBACKS } from '../../packages/forms-embed/src/events.ts';
import { SIGNUP_LINK_SCHEMA, VIRAL_LINK_SCHEMA } from '../../packages/forms-embed/src/links/settings.ts';
import { FULL_SCHEMA } from '../../packages/forms-embed/src/settings/full-settings.ts';
import { FILTER_SCHEMA, LOOP_SCHEMA } from '../../packages/loop-filter/src/settings.ts';
import { OFF_CANVAS_SCHEMA } from '../../packages/popup-engine/src/settings/off-canvas-settings.ts';
import { TIMING_SCHEMA } from '../../packages/popup-engine/src/settings/timing-settings.ts';
import { TRIGGER_SCHEMA } from '../../packages/popup-engine/src/settings/trigger-settings.ts';
import { POPUP_SCHEMA } from '../../packages/popup-engine/src/settings.ts';
import { CART_SCHEMA } from '../../packages/shop-cart/src/settings.ts';
import { MOTION_SCHEMA } from '../../packages/sticky/src/settings/motion-settings.ts';
import { STICKY_SCHEMA } from '../../packages/sticky/src/settings.ts';
import { at } from '../root.mjs';
import { groupMessages } from './message-groups.mjs';
import { readMessages } from './read-messages.mjs';
import { drawMessages, makePackagePages } from './reference-pages.mjs';

/** The key that another spelling stands for: `closeLabel` of `close_label`. */
const snake = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const hyphens = (key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

let pages;
beforeAll(async () => {
  pages = await makePackagePages();
}, 120_000);

/** The part of a page below a heading. */
const sectionOf = (file, title) =>
  pages
    .get(file)
    ?.split(/^(?=## )/m)
    .find((section) => section.startsWith(`## ${title}\n`)) ?? '';

describe.each([
  ['forms-embed.md', 'A form', FULL_SCHEMA],
  ['forms-embed.md', 'A signup link', SIGNUP_LINK_SCHEMA],
  ['forms-embed.md', 'A viral link', VIRAL_LINK_SCHEMA],
  ['popup-engine.md', 'A popup', POPUP_SCHEMA],
  ['popup-engine.md', 'Display rules', TIMING_SCHEMA],
  ['popup-engine.md', 'Triggers', TRIGGER_SCHEMA],
  ['popup-engine.md', 'An off-canvas panel', OFF_CANVAS_SCHEMA],
  ['sticky.md', 'A sticky element', STICKY_SCHEMA],
  ['sticky.md', 'Motion', MOTION_SCHEMA],
  ['loop-filter.md', 'A list', LOOP_SCHEMA],
  ['loop-filter.md', 'A group of controls', FILTER_SCHEMA],
  ['shop-cart.md', 'The cart', CART_SCHEMA],
])('the reference %s, %s', (file, title, schema) => {
  it('has every setting that is read, as a key or as an attribute', () => {
    const section = sectionOf(file, title);
    const stands = (key) => [key, hyphens(key), snake(key)].some((name) => section.includes(`\`${name}\``));
    expect(Object.keys(schema).filter((key) => !stands(key))).toEqual([]);
  });

  it('says of each setting how it is read and what it is by default', () => {
    const section = sectionOf(file, title);
    for (const [key, { expected, fallback }] of Object.entries(schema)) {
      const row = section.split('\n').find((line) => line.startsWith(`| \`${key}\``));
      if (!row) continue;
      expect(row).toContain(expected.replace(/^ or /, 'empty or ').replace(/ or $/, ' or empty'));
      if (typeof fallback === 'number') expect(row).toContain(`\`${fallback}\``);
    }
  });
});

describe('the page of messages', () => {
  const messages = readMessages();

  it('has what the sources say, also what is put together elsewhere', () => {
    const texts = messages.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(150);
    for (const text of [
      'could not load the calendar',
      'unknown link action "…"',
      'data-mountkit-config must contain a JSON object',
    ])
      expect(texts).toContain(text);
    expect(texts).toContainEqual(expect.stringMatching(/^the option provider is missing/));
    const page = drawMessages();
    for (const { text } of messages) expect(page).toContain(text.replaceAll('|', '\\|'));
  });

  it('and what is in none of its groups has a row in the guide', () => {
    const guide = readFileSync(at('docs/guide/troubleshooting.md'), 'utf8');
    const { others } = groupMessages(messages);
    expect(others.map(({ text }) => text).filter((text) => !guide.includes(`| \`${text}\``))).toEqual([]);
  });
});

describe('the reference', () => {
  it('spells the attribute of an option with underscores in kebab-case, too', () => {
    expect(sectionOf('shop-cart.md', 'The cart')).toContain('`data-cart-redirect-after-add`');
    expect(sectionOf('loop-filter.md', 'A group of controls')).toContain('`data-selected-element`');
  });

  it('has every event of a form, and none of another widget', () => {
    const section = sectionOf('forms-embed.md', 'Events');
    for (const event of Object.keys(CALLBACKS)) expect(section).toContain(`| \`${event}\` |`);
    expect(section).not.toContain('`fragmentsLoaded`');
  });

  it('has what each entry exports', () => {
    expect(sectionOf('forms-embed.md', '@mountkit/forms-embed/server')).toContain('### renderFormElement');
    expect(sectionOf('popup-engine.md', '@mountkit/popup-engine/react')).toContain('### usePopup');
  });

  it('names no page of the specification, which readers do not have', () => {
    for (const page of pages.values()) expect(page).not.toMatch(/\b(?:contract section|specification \d|facts part)/);
  });
});
