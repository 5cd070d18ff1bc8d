import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetPage } from '../../../../core/src/testing/page';
import { openAnnouncer } from './announce';

beforeEach(() => {
  resetPage();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const regions = () => document.querySelectorAll<HTMLElement>('[role=status]');

it('announces in one region, which all lists share and the last of them removes', () => {
  const [one, other] = [openAnnouncer(), openAnnouncer()];
  expect(regions()).toHaveLength(1);
  one.announce('3 items');
  expect(regions()[0]?.textContent).toBe('3 items');
  other.announce('4 items');
  // A screen reader has to notice the first one before.
  expect(regions()[0]?.textContent).toBe('3 items');
  vi.advanceTimersByTime(700);
  expect(regions()[0]?.textContent).toBe('4 items');
  one.close();
  expect(regions()).toHaveLength(1);
  other.announce('5 items');
  other.close();
  expect(regions()).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('begins empty when it is opened again', () => {
  const first = openAnnouncer();
  first.announce('old');
  first.close();
  openAnnouncer().close();
  const again = openAnnouncer();
  expect(regions()[0]?.textContent).toBe('');
  again.close();
});

it('cannot be seen, but is not hidden from screen readers', () => {
  const announcer = openAnnouncer();
  expect(regions()[0]?.style).toMatchObject({ position: 'absolute', display: '', visibility: '' });
  expect(regions()[0]?.hidden).toBe(false);
  announcer.close();
});
