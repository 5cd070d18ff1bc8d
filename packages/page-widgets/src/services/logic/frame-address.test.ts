import { describe, expect, test } from 'vitest';
import { frameOf } from './frame-address';

const OPTIONS = { kind: 'post', src: '', params: {}, width: 500, height: undefined } as const;
const HREF = 'https://www.facebook.com/pottery/posts/1?a=1&b=2';

describe('the frame of another site', () => {
  test('is Facebook’s of a kind, for an address, with further parameters', () => {
    expect(frameOf({ ...OPTIONS, params: { show_text: true, width: 400 } }, HREF)).toEqual({
      address:
        'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fpottery%2Fposts%2F1%3Fa%3D1%26b%3D2&width=400&height=480&show_text=true',
      height: 480,
    });
    expect(frameOf({ ...OPTIONS, kind: 'like', height: 30 }, HREF)?.address).toMatch(
      /\/plugins\/like\.php\?.*height=30$/,
    );
    expect(frameOf({ ...OPTIONS, kind: 'comment' }, HREF)?.address).toContain('/comment_embed.php?');
  });

  test('is another one, where the page names it', () => {
    expect(frameOf({ ...OPTIONS, src: 'https://video.test/e/1' }, HREF)).toEqual({
      address: 'https://video.test/e/1',
      height: 480,
    });
    expect(frameOf({ ...OPTIONS, src: 'javascript:alert(1)' }, HREF)).toBeUndefined();
  });
});
