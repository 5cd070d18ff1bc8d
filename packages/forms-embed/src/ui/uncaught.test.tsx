import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, watchReports } from '../../../core/src/testing/page';
import { mount, registry } from '../index';
import { documentWith, IDS, page } from '../testing/form-page';
import { FIELDS, serverMarkup } from '../testing/server-markup';

beforeEach(() => {
  resetPage();
  fakeFetch();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Texts that a component reads, and that cannot be read. */
const BROKEN = {
  en: {
    fieldLabels: {
      get email(): string {
        throw new Error('no label');
      },
    },
  },
};
const UNCAUGHT = expect.objectContaining({ code: 'UNCAUGHT_JS_ERROR' });
const OPTIONS = { ...IDS, definition: documentWith(FIELDS) };

describe('a form that React has taken away, since it threw,', () => {
  it('is told where it was never drawn', async () => {
    const reports = watchReports();
    const onRenderError = vi.fn();
    const { ready } = mount(putMarkup('<div></div>'), { ...OPTIONS, translations: BROKEN, onRenderError });
    await expect(ready).rejects.toMatchObject({ code: 'UNCAUGHT_JS_ERROR', cause: new Error('no label') });
    expect(onRenderError.mock.calls).toEqual([[UNCAUGHT]]);
    expect(reports).toHaveLength(1);
  });

  it.each([
    ['we have drawn', '<div></div>'],
    ['a server has drawn', `<div data-instance-id="one">${serverMarkup()}</div>`],
  ])('is told where it is one that %s', async (_, markup) => {
    const reports = watchReports();
    const onRenderError = vi.fn();
    const handle = mount(putMarkup(markup), { ...OPTIONS, onRenderError });
    await handle.ready;
    handle.update({ translations: BROKEN });
    await vi.waitFor(() => expect(onRenderError.mock.calls).toEqual([[UNCAUGHT]]));
    expect(page.form()).toBeNull();
    expect(handle.status).toBe('error');
    expect(reports).toHaveLength(1);
  });
});
