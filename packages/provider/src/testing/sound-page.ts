import { expect, it } from 'vitest';

/** What nobody should get into a page. */
export const hostile = '"><script>alert(1)</script>';

/** Tests that a page drawn with hostile words is whole, and holds none of them as markup. Called inside of `describe`. */
export function testSoundPage(html: string): void {
  it('is a whole document with a language, a viewport, a title and a description', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toMatch(/<meta name="viewport" content="[^"]+"\/>/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"\/>/);
    expect(html).toMatch(/<\/html>$/);
  });

  it('has one main heading and one main landmark', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
  });

  it('runs only scripts that carry the nonce, and no inline handlers or styles', () => {
    for (const tag of html.match(/<script[^>]*>/g) ?? []) expect(tag).toContain('nonce="n0nce"');
    expect(html).not.toMatch(/<[^>]+\s(on\w+|style)=/);
  });

  it('escapes what came from outside', () => {
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('alert(1)</script>');
  });

  it('has no link that leads nowhere and no id twice', () => {
    expect(html).not.toContain('href="#"');
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/href="#(?!mountkit:)([^"]+)"/g)) expect(ids).toContain(target);
  });
}
