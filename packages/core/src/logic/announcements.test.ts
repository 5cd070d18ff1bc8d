import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueAnnouncements } from './announcements';

const clock = {
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('says the first text at once, and each later one in its order', () => {
  const said: string[] = [];
  const { announce } = queueAnnouncements((text) => said.push(text), clock);
  announce('one');
  announce('two');
  announce('three');
  expect(said).toEqual(['one']);
  vi.advanceTimersByTime(700);
  expect(said).toEqual(['one', 'two']);
  vi.advanceTimersByTime(700);
  expect(said).toEqual(['one', 'two', 'three']);
  vi.advanceTimersByTime(700);
  announce('four');
  expect(said.at(-1)).toBe('four');
});

it('says the same words again in a way that is heard', () => {
  const said: string[] = [];
  const { announce } = queueAnnouncements((text) => said.push(text), clock);
  for (let time = 0; time < 3; time++) announce('one');
  vi.advanceTimersByTime(1400);
  expect(said).toEqual(['one', 'one\u00a0', 'one']);
});

it('clears what was said once it could be noticed, and holds up nothing by that', () => {
  const said: string[] = [];
  const { announce } = queueAnnouncements((text) => said.push(text), clock);
  announce('one');
  announce('');
  announce('two');
  expect(said).toEqual(['one']);
  vi.advanceTimersByTime(700);
  expect(said).toEqual(['one', '', 'two']);
});

it('forgets what was not said when it is stopped, and can be used again', () => {
  const said: string[] = [];
  const { announce, stop } = queueAnnouncements((text) => said.push(text), clock);
  announce('one');
  announce('two');
  stop();
  expect(vi.getTimerCount()).toBe(0);
  announce('three');
  expect(said).toEqual(['one', 'three']);
});

it('tells when a text is said, and not of one that is forgotten', () => {
  const said: string[] = [];
  const { announce, stop } = queueAnnouncements((text) => said.push(text), clock);
  announce('one', () => said.push('told of one'));
  announce('two', () => said.push('told of two'));
  announce('three', () => said.push('told of three'));
  expect(said).toEqual(['one', 'told of one']);
  vi.advanceTimersByTime(700);
  expect(said).toEqual(['one', 'told of one', 'two', 'told of two']);
  stop();
  vi.runAllTimers();
  expect(said).toHaveLength(4);
});
