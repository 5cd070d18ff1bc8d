import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../../../core/src/testing/page';
import { ENGLISH_LANGUAGE } from '../../form/open-text-form';
import { showThanks } from './show-thanks';

beforeEach(resetPage);

describe('showThanks', () => {
  it('puts the message into its container, in the markup that themes and scripts know', async () => {
    const container = putMarkup('<div></div>');
    await showThanks(container, 'Thank you', {
      guid: 'g-1',
      instanceId: 'i-1',
      hadFocus: false,
      language: ENGLISH_LANGUAGE,
    });
    const thanks = container.querySelector<HTMLElement>('.submitted-message');
    expect(thanks?.textContent).toBe('Thank you');
    expect(thanks?.classList.contains('hs-form-g-1')).toBe(true);
    expect(thanks?.dataset.instanceId).toBe('i-1');
  });

  it('says that it is foreign: nothing in it is mounted or followed', async () => {
    const container = putMarkup('<div></div>');
    await showThanks(container, 'Thank <b>you</b>', {
      guid: 'g-1',
      instanceId: 'i-1',
      hadFocus: false,
      language: ENGLISH_LANGUAGE,
    });
    expect(container.querySelector('b')?.closest('[data-mountkit-foreign]')).not.toBeNull();
  });

  it('can be focused by script and by nothing else', async () => {
    const container = putMarkup('<div></div>');
    await showThanks(container, 'Thank you', {
      guid: 'g-1',
      instanceId: 'i-1',
      hadFocus: false,
      language: ENGLISH_LANGUAGE,
    });
    expect(container.querySelector<HTMLElement>('.submitted-message')?.tabIndex).toBe(-1);
  });

  it('cleans the message', async () => {
    const container = putMarkup('<div></div>');
    await showThanks(container, '<b onclick="alert(1)">Thanks</b><script>alert(1)</script>', {
      guid: 'g',
      instanceId: 'i',
      hadFocus: false,
      language: ENGLISH_LANGUAGE,
    });
    expect(container.firstElementChild?.innerHTML).toBe('<b>Thanks</b>');
  });

  it('shows the text of a message that is too long to be cleaned, and says so', async () => {
    const reports = watchReports();
    const container = putMarkup('<div></div>');
    const message = `Thanks${'<b>'.repeat(5001)}`;
    await showThanks(container, message, { guid: 'g-1', instanceId: 'i', hadFocus: false, language: ENGLISH_LANGUAGE });
    expect(container.firstElementChild?.innerHTML).toBe('Thanks');
    expect(reports).toEqual([expect.stringContaining('form g-1: the thank-you message has 5,001 tags')]);
  });

  it('is read out by a region that was there before, unless it gets the focus', async () => {
    const container = putMarkup('<div><p></p></div>');
    const liveRegion = container.firstElementChild as Element;
    await showThanks(container, 'Thank you', {
      guid: 'g',
      instanceId: 'i',
      hadFocus: false,
      liveRegion,
      language: ENGLISH_LANGUAGE,
    });
    expect(liveRegion.querySelector('.submitted-message')).not.toBeNull();
    await showThanks(container, 'Thank you', {
      guid: 'g',
      instanceId: 'i',
      hadFocus: true,
      liveRegion,
      language: ENGLISH_LANGUAGE,
    });
    expect(document.activeElement?.parentElement).toBe(container);
  });

  it.each([
    ['above the window', -240, 50, 'center'],
    ['below the window', 2000, 50, 'center'],
    ['above the window and higher than that', -240, 5000, 'start'],
    ['in the window', 10, 50, undefined],
    ['in the window with its beginning', 10, 5000, undefined],
  ])('is brought into view where it is %s', async (_, top, height, block) => {
    const scrolled: unknown[] = [];
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top, height } as DOMRect);
    Element.prototype.scrollIntoView = (options) => void scrolled.push(options);
    await showThanks(putMarkup('<div></div>'), 'Thank you', {
      guid: 'g',
      instanceId: 'i',
      hadFocus: false,
      language: ENGLISH_LANGUAGE,
    });
    expect(scrolled).toEqual(block ? [{ block, behavior: 'instant' }] : []);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
