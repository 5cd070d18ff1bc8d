import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, mountLoop, registry } from '../mount';
import { listOf, loadList } from './lists';

const group = () => document.querySelector('#group') as HTMLElement;
const pressed = () =>
  Object.fromEntries(
    [...group().querySelectorAll('[data-filter],[data-filter-clear]')].map((control) => [
      control.textContent || control.localName,
      control.getAttribute('aria-pressed'),
    ]),
  );

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  document.body.innerHTML = `<div id="group" data-loop="abc1234" data-taxonomy="tag">
    <button data-filter="__all">All</button><button data-filter="a">A</button><button data-filter-clear>Clear</button>
    <button data-filter="b" aria-pressed="true">B</button><input type="checkbox" data-filter="c"></div>
    <div id="list" data-widget-id="abc1234"></div>`;
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
  document.body.replaceChildren();
});

it('marks each control as pressed or not from the beginning, and keeps what the page has set', () => {
  mount(group());
  expect(pressed()).toEqual({ All: 'true', A: 'false', B: 'true', Clear: null, input: null });
});

it('marks a control that is added before the engine is loaded', async () => {
  mount(group());
  group().insertAdjacentHTML('beforeend', '<p><button data-filter="d">D</button></p>');
  await vi.waitUntil(() => pressed().D);
  expect(pressed().D).toBe('false');
});

it('marks a control that is added later by what is chosen by then', async () => {
  const handle = mount(group());
  mountLoop(document.querySelector('#list') as HTMLElement);
  await loadList(listOf('abc1234'));
  group().querySelector<HTMLElement>('[data-filter=a]')?.click();
  await vi.waitUntil(() => pressed().A === 'true');
  group().insertAdjacentHTML('beforeend', '<button data-filter="a">A again</button><button data-filter="d">D</button>');
  await vi.waitUntil(() => pressed().D);
  expect(pressed()).toMatchObject({ 'A again': 'true', D: 'false' });
  handle.unmount();
  group().insertAdjacentHTML('beforeend', '<button data-filter="e">E</button>');
  await Promise.resolve();
  expect(pressed().E).toBeNull();
});
