import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FakeUpload } from '../src/testing/fake-upload';
import { findViolations } from '../src/testing/find-violations';
import { documentWith, fullPage, openForm, page, readSubmission, textOf } from '../src/testing/form-page';

const FAILED = 'There was an issue submitting your form. Please wait a few seconds and try again.';
const CANCELED = 'The upload was canceled. Your answers are still here.';
const CV = { name: 'cv', label: 'CV', fieldType: 'file' };
const meta = (data: Readonly<Record<string, string>>) => ({
  metaData: Object.entries(data).map(([name, value]) => ({ name, value })),
});
const SEVERAL = { ...CV, ...meta({ multiple: 'true' }) };

let reports: readonly string[];
let isOnline = true;

beforeEach(() => {
  resetPage();
  reports = watchReports();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  // What jsdom has not: a list of files that a script makes.
  vi.stubGlobal(
    'DataTransfer',
    class {
      files: File[] = [];
      items = { add: (file: File) => this.files.push(file) };
    },
  );
});

afterEach(() => {
  registry.removeAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { control } = fullPage;
const fileOf = (name: string, type = 'text/plain', content = 'x') => new File([content], name, { type });
const chosen = () => [...document.querySelectorAll('.mk-files li bdi')].map(({ textContent }) => textContent);
/** What is shown and read out of an upload. */
const status = () => document.querySelector('.mk-upload [role=status]')?.textContent;
const bars = () =>
  screen.queryAllByRole<HTMLProgressElement>('progressbar').map((bar) => [bar.getAttribute('aria-label'), bar.value]);
const cancel = () => screen.queryByRole('button', { name: 'Cancel upload' });
const hint = () => document.querySelector('.mk-files-hint')?.textContent?.replace(/\u00a0/g, ' ');
const sentNames = (call: { init: RequestInit }) =>
  readSubmission(call).entries.flatMap(([, value]) => (value instanceof File ? value.name : []));

describe('a file field', () => {
  it('takes one file of any type if its definition says nothing else, and names the largest size', async () => {
    await openForm({}, documentWith([CV]));
    expect(control('CV')).toMatchObject({ multiple: false, accept: '' });
    expect(hint()).toBe('Maximum size: 100 MB. You can also drop or paste files here.');
    expect(control('CV').getAttribute('aria-describedby')).toContain('-hint');
    expect(await findViolations()).toEqual([]);
  });

  it('takes several, of the types that its definition names', async () => {
    await openForm({}, documentWith([{ ...CV, ...meta({ multiple: 'true', accept: 'pdf, image/*' }) }]));
    expect(control('CV')).toMatchObject({ multiple: true, accept: '.pdf,image/*' });
    expect(hint()).toMatch(/^Allowed types: .?PDF, JPG, PNG, GIF, WEBP, HEIC.?\. Maximum size/);
  });

  it('shows name, type and size of what was chosen, and removes it', async () => {
    const form = await openForm({}, documentWith([SEVERAL]));
    await form.user.upload(control('CV'), [fileOf('a.txt'), fileOf('b.png', 'image/png')]);
    await waitFor(() => expect(chosen()).toEqual(['a.txt', 'b.png']));
    const list = screen.getByRole('list');
    expect(within(list).getAllByRole('listitem')[1]?.textContent).toMatch(/PNG1 byte/);
    expect(await findViolations()).toEqual([]);

    await form.user.click(screen.getByRole('button', { name: 'Remove a.txt' }));
    await waitFor(() => expect(chosen()).toEqual(['b.png']));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove b.png'));
    await form.user.keyboard('{Enter}');
    await waitFor(() => expect(chosen()).toEqual([]));
    await waitFor(() => expect(document.activeElement).toBe(control('CV')));
    await form.user.upload(control('CV'), fileOf('c.txt'));
    await form.user.click(page.button());
    expect(sentNames(await form.submission(0))).toEqual(['c.txt']);
    expect(reports).toEqual([]);
  });

  it('takes what is dropped and pasted, each file once', async () => {
    const form = await openForm({}, documentWith([SEVERAL]));
    const file = fileOf('a.txt');
    const input = control('CV');
    const dragged = { types: ['Files'], files: [] };
    expect(fireEvent.dragOver(input, { dataTransfer: dragged })).toBe(false);
    expect(document.querySelector('.mk-over')).not.toBeNull();
    fireEvent.dragLeave(input, { dataTransfer: dragged, relatedTarget: document.body });
    expect(document.querySelector('.mk-over')).toBeNull();
    expect(fireEvent.drop(input, { dataTransfer: { types: ['Files'], files: [file] } })).toBe(false);
    fireEvent.paste(input, { clipboardData: { files: [fileOf('image.png', 'image/png'), file] } });
    await waitFor(() => expect(chosen()).toEqual(['a.txt', 'image.png']));
    await form.user.click(page.button());
    expect(sentNames(await form.submission(0))).toEqual(['a.txt', 'image.png']);
  });

  it('leaves the page what is no file', async () => {
    await openForm({}, documentWith([CV]));
    expect(fireEvent.dragOver(control('CV'), { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
    expect(fireEvent.drop(control('CV'), { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
    expect(fireEvent.paste(control('CV'), { clipboardData: { files: [] } })).toBe(true);
  });

  it('that takes one has the last that was chosen', async () => {
    const form = await openForm({}, documentWith([CV]));
    await form.user.upload(control('CV'), fileOf('a.txt'));
    fireEvent.drop(control('CV'), { dataTransfer: { types: ['Files'], files: [fileOf('b.txt'), fileOf('c.txt')] } });
    await waitFor(() => expect(chosen()).toEqual(['b.txt']));
  });

  it('refuses a type that it does not take, until it is removed', async () => {
    const form = await openForm({}, documentWith([{ ...SEVERAL, ...meta({ multiple: 'true', accept: '.txt' }) }]));
    fireEvent.drop(control('CV'), { dataTransfer: { types: ['Files'], files: [fileOf('a.txt'), fileOf('b.exe')] } });
    await waitFor(() => expect(fullPage.description(control('CV'))).toBe('This type of file is not allowed: b.exe'));
    await form.user.click(page.button());
    expect(form.sent()).toEqual([]);
    await form.user.click(screen.getByRole('button', { name: 'Remove b.exe' }));
    await form.user.click(page.button());
    expect(sentNames(await form.submission(0))).toEqual(['a.txt']);
  });

  it('draws a small picture of a picture, and keeps nothing of it', async () => {
    const close = vi.fn();
    const drawImage = vi.fn();
    const createImageBitmap = vi.fn(async () => ({ width: 120, height: 80, close }));
    vi.stubGlobal('createImageBitmap', createImageBitmap);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
    const form = await openForm({}, documentWith([SEVERAL]));
    await form.user.upload(control('CV'), [fileOf('a.png', 'image/png'), fileOf('b.txt')]);
    await waitFor(() => expect(drawImage).toHaveBeenCalledTimes(1));
    expect(close).toHaveBeenCalledTimes(1);
    expect([...document.querySelectorAll('canvas')].map(({ hidden }) => hidden)).toEqual([false, true]);
  });

  it('can be used where its late file cannot be loaded', async () => {
    vi.doMock('../src/on-demand/files', () => {
      throw new Error('offline');
    });
    vi.resetModules();
    const { openForm: open } = await import('../src/testing/form-page');
    const form = await open({}, documentWith([CV]));
    vi.doUnmock('../src/on-demand/files');
    await form.user.upload(control('CV'), fileOf('a.txt'));
    expect(hint()).toBeUndefined();
    await form.user.click(page.button());
    expect(sentNames(await form.submission(0))).toEqual(['a.txt']);
    expect(reports).toHaveLength(1);
    form.handle.unmount();
  });
});

/** Sends a form with two files; timers are the test's from here. */
async function send() {
  const form = await openForm({}, documentWith([textOf('city'), SEVERAL]));
  await form.user.type(page.field('city'), 'Malmö');
  await form.user.upload(control('CV'), [fileOf('a.txt', '', 'x'.repeat(100)), fileOf('b.txt', '', 'x'.repeat(300))]);
  await form.user.click(page.button());
  await form.submission(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const upload = (index: number) => form.uploads[index] as FakeUpload;
  /** Lets what was promised happen. */
  const settle = () => vi.advanceTimersByTimeAsync(50);
  return { ...form, upload, settle };
}

describe('an upload', () => {
  it('shows how far each file is, and is read out by quarters', async () => {
    const { upload, settle, submission, handle } = await send();
    await settle();
    expect(bars().map(([name]) => name)).toEqual(['a.txt', 'b.txt']);
    expect(status()).toBe('');
    const said = new Set<string | null | undefined>();
    for (let loaded = 0; loaded <= 4000; loaded += 100) {
      upload(0).progress(loaded, 4000);
      await settle();
      said.add(status());
    }
    expect([...said]).toEqual(['', '25% uploaded', '50% uploaded', '75% uploaded', '100% uploaded']);
    expect(bars()).toEqual([
      ['a.txt', 1],
      ['b.txt', 1],
    ]);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    (await submission(0)).answer({ accepted: true });
    vi.useRealTimers();
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(reports).toEqual([]);
  });

  it('has nothing amiss for axe while it is under way', async () => {
    const { upload, settle } = await send();
    upload(0).progress(2000, 4000);
    await settle();
    vi.useRealTimers();
    expect(await findViolations()).toEqual([]);
  });

  it('may take minutes as long as something moves', async () => {
    const { upload, submission, handle, settle } = await send();
    for (let loaded = 1; loaded < 10; loaded++) {
      await vi.advanceTimersByTimeAsync(29_000);
      upload(0).progress(loaded, 10);
    }
    expect(upload(0).isAborted()).toBe(false);
    (await submission(0)).answer({ accepted: true });
    await settle();
    vi.useRealTimers();
    await waitFor(() => expect(handle.status).toBe('done'));
  });

  it('is sent again where the line was cut, or is silent, without choosing the files again', async () => {
    const { upload, submission, settle, handle, sent } = await send();
    const first = await submission(0);
    upload(0).progress(3000, 4000);
    first.fail(new TypeError('cut'));
    await settle();
    expect(status()).toBe('The connection was lost. Trying again.');
    expect(page.alerts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    const second = await submission(1);
    expect(status()).toBe('');
    upload(1).progress(1, 4000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(upload(1).isAborted()).toBe(true);
    await vi.advanceTimersByTimeAsync(4000);
    const third = await submission(2);
    const ids = [first, second, third].map((call) => readSubmission(call).context.correlationId);
    expect(new Set(ids).size).toBe(1);
    expect(sentNames(third)).toEqual(['a.txt', 'b.txt']);
    third.answer({ accepted: true });
    await settle();
    vi.useRealTimers();
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(sent()).toHaveLength(3);
  });

  it('waits for the network where there is none', async () => {
    const { upload, submission, settle, sent } = await send();
    upload(0).progress(3000, 4000);
    isOnline = false;
    (await submission(0)).fail(new TypeError('offline'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent()).toHaveLength(1);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sent()).toHaveLength(2);
  });

  it('that fails four times is told, and everything is kept for another press', async () => {
    const { upload, submission, settle, handle, sent } = await send();
    for (const index of [0, 1, 2, 3]) {
      const call = await submission(index);
      upload(index).progress(1, 4000);
      call.fail(new TypeError('cut'));
      await vi.advanceTimersByTimeAsync(10_000);
    }
    await settle();
    vi.useRealTimers();
    await waitFor(() => expect(handle.status).toBe('ready'));
    await waitFor(() => expect(page.alerts()).toEqual([FAILED]));
    expect(sent()).toHaveLength(4);
    expect(chosen()).toEqual(['a.txt', 'b.txt']);
    expect(cancel()).toBeNull();
  });

  it('is sent without being watched to a server that allows no more', async () => {
    const { upload, submission, settle, handle } = await send();
    (await submission(0)).fail(new TypeError('preflight'));
    const call = await submission(1);
    expect([upload(0).isWatched(), upload(1).isWatched()]).toEqual([true, false]);
    await settle();
    expect(status()).toBe('');
    call.answer({ accepted: true });
    await settle();
    vi.useRealTimers();
    await waitFor(() => expect(handle.status).toBe('done'));
  });

  it('can be canceled: nothing is lost, and the form can be used again', async () => {
    const { user, upload, settle, submission, handle, sent, element } = await send();
    const failed = vi.fn();
    element.addEventListener('mountkit:forms:submissionFailure', (event) => failed((event as CustomEvent).detail));
    upload(0).progress(1000, 4000);
    await settle();
    vi.useRealTimers();
    await user.click(cancel() as HTMLElement);
    expect(upload(0).isAborted()).toBe(true);
    await waitFor(() => expect(handle.status).toBe('ready'));
    await waitFor(() => expect(page.alerts()).toEqual([CANCELED]));
    expect(document.activeElement).toBe(page.button());
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ errorType: 'UPLOAD_CANCELED' }));
    expect(cancel()).toBeNull();
    expect(chosen()).toEqual(['a.txt', 'b.txt']);
    expect(page.field('city').value).toBe('Malmö');
    await user.click(page.button());
    expect(sentNames(await submission(1))).toEqual(['a.txt', 'b.txt']);
    expect(sent()).toHaveLength(2);
    expect(reports).toEqual([]);
  });

  it('can be canceled while it waits for the next attempt', async () => {
    const { upload, settle, submission, handle, sent } = await send();
    upload(0).progress(1000, 4000);
    (await submission(0)).fail(new TypeError('cut'));
    await settle();
    fireEvent.click(cancel() as HTMLElement);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await waitFor(() => expect(handle.status).toBe('ready'));
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['nonsense', '<html>Sign in</html>', 200],
    ['a refusal', { errorType: 'FORM_NOT_PUBLISHED' }, 400],
    ['a server error', '', 500],
  ])('that is answered with %s is not sent again by itself', async (_, body, code) => {
    const { submission, settle, handle, sent } = await send();
    (await submission(0)).answer(body, code);
    await settle();
    vi.useRealTimers();
    await waitFor(() => expect(handle.status).toBe('ready'));
    await waitFor(() => expect(page.alerts()).toHaveLength(1));
    expect(sent()).toHaveLength(1);
    expect(chosen()).toEqual(['a.txt', 'b.txt']);
  });

  it.each([false, true])(
    'ends with the form that is unmounted (while it waits: %s), and leaves nothing',
    async (isWaiting) => {
      const { upload, submission, settle, handle, sent, element } = await send();
      upload(0).progress(1000, 4000);
      if (isWaiting) (await submission(0)).fail(new TypeError('cut'));
      await settle();
      handle.unmount();
      expect(upload(0).isAborted()).toBe(!isWaiting);
      await settle();
      expect(vi.getTimerCount()).toBe(0);
      expect(sent()).toHaveLength(1);
      expect(element.innerHTML).toBe('');
      expect(reports).toEqual([]);
    },
  );

  it('goes on where the page has taken the element out', async () => {
    const { upload, submission, settle, element } = await send();
    upload(0).progress(1000, 4000);
    element.remove();
    upload(0).progress(4000, 4000);
    (await submission(0)).answer({ accepted: true });
    await settle();
    expect(reports).toEqual([]);
  });

  it('of no file is an ordinary request', async () => {
    const form = await openForm({}, documentWith([textOf('city'), SEVERAL]));
    await form.user.click(page.button());
    await form.submission(0);
    expect(form.uploads).toEqual([]);
    expect(cancel()).toBeNull();
  });
});
