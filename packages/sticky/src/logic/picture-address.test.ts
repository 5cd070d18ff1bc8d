import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureAddress } from './picture-address';

describe('pictureAddress', () => {
  it.each([
    ['/a.png', 'https://page.test/a.png'],
    ['b c.png', 'https://page.test/blog/b%20c.png'],
    ['https://cdn.test/x".png', 'https://cdn.test/x%22.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['data:image/svg+xml,"a"\\b', 'data:image/svg+xml,%22a%22%5Cb'],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['http://', ''],
    ['', ''],
  ])('%s is %j', (background, address) => {
    expect(pictureAddress(background, 'https://page.test/blog/')).toBe(address);
  });

  it('never ends the text that it is written into, whatever a page gives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (background) => {
        expect(pictureAddress(background, 'https://page.test/')).not.toMatch(/["\\\n]/);
        expect(pictureAddress(`data:image/png,${background}`, 'https://page.test/')).not.toMatch(/["\\\n]/);
      }),
    );
  });
});
