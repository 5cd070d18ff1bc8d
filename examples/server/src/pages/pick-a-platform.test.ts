import { describe, expect, it } from 'vitest';
import { renderPickAPlatform } from './index';

const ctx = { nonce: 'n0nce', path: '/pick-a-platform/' };

describe('pick a platform', () => {
  it('greets the email and keeps it for the next step', () => {
    const html = renderPickAPlatform({ ...ctx, email: 'ada@example.org' });
    expect(html).toContain('<h1>Welcome, ada@example.org</h1>');
    expect(html).toContain('<input type="hidden" name="email" value="ada@example.org"/>');
  });

  it.each([null, '', '  '])('greets everybody else as well (%j)', (email) => {
    const html = renderPickAPlatform({ ...ctx, email });
    expect(html).toContain('<h1>Welcome to Wrenhouse</h1>');
    expect(html).not.toContain('type="hidden"');
  });

  it('offers four platforms and checks none at first', () => {
    const html = renderPickAPlatform({ ...ctx, email: null });
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html).not.toContain('checked=""');
    expect(html).not.toContain('You picked');
  });

  it('confirms the picked platform and checks its card', () => {
    const html = renderPickAPlatform({ ...ctx, email: 'ada@example.org', platform: 'tag' });
    expect(html).toContain('You picked: One script tag');
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toMatch(/value="tag" checked=""/);
  });

  it('ignores a platform that does not exist', () => {
    expect(renderPickAPlatform({ ...ctx, email: null, platform: 'nowhere' })).not.toContain('You picked');
  });
});
