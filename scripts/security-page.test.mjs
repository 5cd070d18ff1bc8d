import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { frameOf } from '../packages/page-widgets/src/services/logic/frame-address.ts';
import { frameAddress } from '../packages/page-widgets/src/video/logic/frame-address.ts';
import { at } from './root.mjs';

const page = readFileSync(at('SECURITY.md'), 'utf8');
const [, policy] = /^Content-Security-Policy: (.+)$/m.exec(page);
const rows = page.split('\n').filter((line) => line.startsWith('| `'));

/** The hosts that the table names for a directive. */
const hostsFor = (directive) =>
  rows.filter((row) => row.startsWith(`| \`${directive}\``)).flatMap((row) => row.match(/https:\/\/[\w.-]+/g) ?? []);

const playing = { start: 0, end: 0, loop: false, mute: false, controls: true };

it.each([
  ['youtube', true],
  ['youtube', false],
  ['vimeo', true],
  ['dailymotion', true],
  ['videopress', true],
])('names the host whose frame plays a video of %s, with privacy %s', (provider, privacy) => {
  const source = { provider, id: 'abc', address: 'https://video.example/abc' };
  const address = frameAddress(source, { ...playing, privacy }, true);
  expect(hostsFor('frame-src')).toContain(new URL(address).origin);
});

it('names the host of content of other sites, and allows files that the page itself has', () => {
  const { address } = frameOf({ kind: 'post', src: '', params: {}, width: 500 }, 'https://www.facebook.com/a');
  expect(hostsFor('frame-src')).toContain(new URL(address).origin);
  for (const directive of ['img-src', 'media-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`; ${directive} 'self'`));
});

it('has a row for each directive whose hosts depend on the page', () => {
  for (const directive of ['connect-src', 'frame-src', 'img-src', 'media-src', 'script-src'])
    expect(rows.some((row) => row.includes(`\`${directive}\``))).toBe(true);
});
