import { beforeEach, expect, it, vi } from 'vitest';
import { resetPage } from '../../core/src/testing/page';
import { openForm } from '../src/testing/form-page';

beforeEach(resetPage);

it('a form that cannot be drawn is told as a render error, and the page goes on', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {
        throw new Error('no styles here');
      }
    },
  );
  const onRenderError = vi.fn();
  await expect(openForm({ onRenderError })).rejects.toMatchObject({ code: 'RENDER_FAILURE' });
  expect(onRenderError).toHaveBeenCalledWith(expect.objectContaining({ code: 'RENDER_FAILURE' }));
  expect(error).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
  error.mockRestore();
});
