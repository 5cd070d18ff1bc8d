import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks } from '../../../core/src/testing/page';
import type { LayerSettings } from '../settings';
import { fakeDialogs } from '../testing/fake-dialogs';
import { type LayerOptions, openLayer } from './open-layer';

beforeEach(() => {
  vi.useFakeTimers();
  resetPage();
  fakeDialogs();
  ended = new AbortController();
});

afterEach(() => {
  for (const close of open.splice(0)) close(true, () => {});
  ended.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open: ReturnType<typeof openLayer>[] = [];

let ended: AbortController;

function setUp(options: Partial<LayerOptions> = {}, label = '') {
  const dialog = putMarkup(
    '<dialog><div><section><h2> News </h2><input></section></div></dialog>',
  ) as HTMLDialogElement;
  const box = dialog.firstElementChild as HTMLElement;
  const content = box.firstElementChild as HTMLElement;
  const [ask, lose] = [vi.fn(), vi.fn()];
  const closesBy = vi.fn((_what: string) => true);
  const settings = { label, prevent_scroll: false } as LayerSettings;
  const all = {
    dialog,
    box,
    content,
    settings,
    isModal: true,
    isInTop: true,
    isTrap: true,
    focusDelay: 250,
    signal: ended.signal,
    closesBy,
    ask,
    lose,
  };
  const close = openLayer({ ...all, ...options });
  open.push(close);
  return { dialog, box, content, ask, lose, closesBy, close };
}

const pressEscape = () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};

/** A whole press of the pointer. */
function press(target: Element, from = target) {
  from.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
}

describe('its name', () => {
  it('is that of the page, else the first heading, else the title', () => {
    expect(setUp({}, 'Offer').dialog.getAttribute('aria-label')).toBe('Offer');
    expect(setUp().dialog.getAttribute('aria-label')).toBe('News');
    document.title = 'Shop';
    const dialog = putMarkup('<dialog><div><p></p></div></dialog>') as HTMLDialogElement;
    const box = dialog.firstElementChild as HTMLElement;
    setUp({ dialog, box, content: box });
    expect(dialog.getAttribute('aria-label')).toBe('Shop');
  });
});

describe('Esc', () => {
  it('asks the layer on top alone, once', () => {
    const [lower, upper] = [setUp(), setUp()];
    expect(pressEscape().defaultPrevented).toBe(true);
    expect([lower.ask.mock.calls.length, upper.ask.mock.calls.length]).toEqual([0, 1]);
    upper.close(true, () => {});
    pressEscape();
    expect(lower.ask).toHaveBeenCalledOnce();
  });

  it('is left to a dialog above it that is no layer, such as a lightbox', () => {
    const { ask } = setUp();
    const above = putMarkup('<dialog open><button></button></dialog>');
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    above.querySelector('button')?.dispatchEvent(event);
    expect([event.defaultPrevented, ask.mock.calls.length]).toEqual([false, 0]);
    above.remove();
    pressEscape();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is not let through where it does not close', () => {
    const { ask, closesBy } = setUp();
    closesBy.mockReturnValue(false);
    expect(pressEscape().defaultPrevented).toBe(true);
    expect(closesBy.mock.calls.at(-1)).toEqual(['esc']);
    expect(ask).not.toHaveBeenCalled();
  });

  it('may come as a cancel event, of this dialog and not of one inside', () => {
    const { dialog, content, ask } = setUp();
    content.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
    expect(ask).not.toHaveBeenCalled();
    const event = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('a click', () => {
  it('beside the box asks, inside not, nor one that began inside', () => {
    const { dialog, content, ask, closesBy } = setUp();
    press(content);
    press(dialog, content);
    expect(ask).not.toHaveBeenCalled();
    press(dialog);
    expect(closesBy.mock.calls.at(-1)).toEqual(['background']);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('on the page asks, unless it began before the layer was open or is on what others lay over it', () => {
    const aside = putMarkup('<aside></aside>');
    const calendar = putMarkup('<div class="flatpickr-calendar"></div>');
    const { ask, closesBy } = setUp();
    aside.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    press(calendar);
    expect(ask).not.toHaveBeenCalled();
    press(aside);
    expect(closesBy.mock.calls.at(-1)).toEqual(['page']);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('the focus', () => {
  it('goes in after the delay, to what has autofocus, and back at the end', () => {
    const opener = putMarkup('<button>open</button>');
    opener.focus();
    const { dialog, box, close } = setUp();
    box.querySelector('input')?.setAttribute('autofocus', '');
    expect(document.activeElement).toBe(dialog);
    vi.advanceTimersByTime(250);
    expect(document.activeElement).toBe(box.querySelector('input'));
    close(true, () => {});
    expect(document.activeElement).toBe(opener);
  });

  it('goes back to the opener where it was nowhere before', () => {
    const opener = putMarkup('<button>open</button>');
    const { close } = setUp({ opener });
    close(true, () => {});
    expect(document.activeElement).toBe(opener);
  });

  it('stays where it is for a layer that opens by itself and is not modal', () => {
    const field = putMarkup('<input>');
    field.focus();
    const { dialog, close } = setUp({ isModal: false, isTrap: false, focusDelay: undefined });
    vi.runAllTimers();
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(field);
    close(true, () => {});
    expect(document.activeElement).toBe(field);
  });
});

describe('it is lost', () => {
  it('when a script closes the dialog', () => {
    const { dialog, lose } = setUp();
    dialog.dispatchEvent(new Event('close'));
    expect(lose).not.toHaveBeenCalled();
    dialog.close();
    dialog.dispatchEvent(new Event('close'));
    expect(lose).toHaveBeenCalledOnce();
  });

  it('when its content goes elsewhere', async () => {
    const { box, content, lose } = setUp();
    box.append(document.createElement('p'));
    await settleMicrotasks();
    expect(lose).not.toHaveBeenCalled();
    document.body.append(content);
    await settleMicrotasks();
    expect(lose).toHaveBeenCalledOnce();
  });
});

it('leaves no listener of the page and no timer when it is closed', () => {
  const { dialog, ask, close } = setUp();
  const gone = vi.fn();
  close(true, gone);
  expect(gone).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(false);
  // jsdom itself tells of the selection later.
  vi.advanceTimersByTime(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(pressEscape().defaultPrevented).toBe(false);
  press(document.body);
  expect(ask).not.toHaveBeenCalled();
});
