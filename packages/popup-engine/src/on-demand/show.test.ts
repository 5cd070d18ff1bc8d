import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../../core/src/testing/page';
import { close, isOpen, mount, mountOffCanvas, open, popup, runAction } from '../mount';
import type { OffCanvasSettings, PopupSettings } from '../settings';
import { fakeDialogs } from '../testing/fake-dialogs';

/** Parts take their time to load on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let reports: readonly string[];

beforeEach(async () => {
  // What shows is there: so popups open and close at once.
  await import('./show');
  resetPage();
  fakeDialogs();
  reports = watchReports();
});

afterEach(() => {
  popup.registry.removeAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const mountPopup = (settings: Partial<PopupSettings> = {}, popupId = '7') =>
  mount(putMarkup('<div hidden id="source">news</div>'), { popupId, ...settings });

const mountPanel = (settings: Partial<OffCanvasSettings>) =>
  mountOffCanvas(putMarkup('<nav hidden id="source">home</nav>'), { offCanvasId: 'menu', ...settings });

async function openNow(id = '7') {
  open(id);
  await eventually(() => expect(isOpen(id)).toBe(true));
}

describe('a popup', () => {
  it('shows its element while it is open, and restores it', async () => {
    const { element, unmount } = mountPopup({ classes: 'wide' });
    const dialog = element?.closest('dialog') as HTMLDialogElement;
    await openNow();
    expect([element?.hidden, dialog.open, dialog.className]).toEqual([
      false,
      true,
      'mountkit-layer mountkit-layer--ground mountkit-popup wide',
    ]);
    close('7');
    expect([element?.hidden, dialog.open, isOpen('7')]).toEqual([true, false, false]);
    await openNow();
    unmount();
    expect(element?.hidden).toBe(true);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('stays as it is where a listener of the page prevents that', async () => {
    const { element } = mountPopup();
    const prevent = (event: Event) => event.preventDefault();
    element?.addEventListener('mountkit:popups:show', prevent);
    open('7');
    await Promise.resolve();
    expect(isOpen('7')).toBe(false);
    expect(element?.hidden).toBe(true);
    element?.removeEventListener('mountkit:popups:show', prevent);
    await openNow();
    element?.addEventListener('mountkit:popups:hide', prevent);
    close('7');
    expect(isOpen('7')).toBe(true);
  });

  it('is not shown again to a visitor who does not want that', async () => {
    const { on } = mountPopup();
    const blocked = vi.fn();
    on('blocked', blocked);
    await openNow();
    runAction('popup:close', { id: '7', do_not_show_again: 'yes' });
    open('7');
    expect(isOpen('7')).toBe(false);
    expect(blocked.mock.calls).toEqual([[expect.objectContaining({ rule: 'disable' })]]);
  });

  it('closes by its button and after its time', async () => {
    mountPopup({ close_label: 'No', close_automatically: 3 });
    await openNow();
    vi.useFakeTimers();
    document.querySelector<HTMLElement>('[aria-label=No]')?.click();
    expect(isOpen('7')).toBe(false);
    open('7');
    vi.advanceTimersByTime(2999);
    expect(isOpen('7')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen('7')).toBe(false);
  });

  it.each<[string, Partial<PopupSettings>, boolean]>([
    ['closes', {}, false],
    ['stays open', { prevent_close_on_esc_key: true }, true],
  ])('%s by Esc with %j', async (_, settings, stays) => {
    mountPopup(settings);
    await openNow();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen('7')).toBe(stays);
  });

  it('reads and reports its other settings when it is first shown', async () => {
    mountPopup({ close_button_delay: 'soon' as never });
    expect(reports).toEqual([]);
    await openNow();
    await eventually(() =>
      expect(reports).toEqual(['popup #source: close_button_delay is "soon", expected a number or {size, unit}']),
    );
  });
});

describe('a panel', () => {
  it('is inert while it is closed, and comes from its side', async () => {
    const { element, ready } = mountPanel({ position: 'left' });
    await ready;
    const link = putMarkup('<a href="#mountkit:off_canvas:toggle?id=menu">Menu</a>');
    await openNow('menu');
    expect([element?.inert, element?.closest('dialog')?.dataset.position]).toEqual([false, 'left']);
    expect(link.getAttribute('aria-expanded')).toBe('true');
    link.click();
    expect([element?.inert, isOpen('menu')]).toEqual([true, false]);
    expect(link.getAttribute('aria-expanded')).toBe('false');
  });

  it('reads and reports its other settings when it is first shown', async () => {
    mountPanel({ position: 'middle' as never });
    await openNow('menu');
    await eventually(() => expect(reports.join()).toContain('off-canvas #source: position is "middle"'));
  });
});
