import { beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import type { Effect } from '../logic/effects';
import { makeBackgroundLayer } from './background-layer';

beforeEach(resetPage);

const effect = (name: string, amount: number): Effect => ({ name, amount, direction: '', start: 0, end: 100 });

it('is behind the content, larger along each axis that moves, and leaves nothing', () => {
  const element = putMarkup('<div><p>Words</p></div>');
  element.style.backgroundImage = 'url("a.png")';
  const before = document.body.innerHTML;
  const { target, remove } = makeBackgroundLayer(element, [
    effect('translateX', 2),
    effect('translateXY', 5),
    effect('opacity', 10),
  ]);
  expect(element.firstElementChild).toBe(target);
  expect(target.ariaHidden).toBe('true');
  expect(target.style).toMatchObject({ width: '150%', height: '150%', zIndex: '-1', pointerEvents: 'none' });
  expect(target.style.backgroundImage).toContain('a.png');
  expect(element.style).toMatchObject({ backgroundImage: 'none', position: 'relative' });
  remove();
  expect(document.body.innerHTML).toBe(before);
});

it('is as large as the element where nothing moves along an axis, and keeps its position', () => {
  const element = putMarkup('<div style="position: absolute"></div>');
  const { target } = makeBackgroundLayer(element, [effect('translateY', 3), effect('tilt', 4)]);
  expect([target.style.width, target.style.height]).toEqual(['100%', '130%']);
  expect(element.style.position).toBe('absolute');
});

it('has the picture that the page gives later, with a class', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.near { background-image: url("late.png") }';
  const element = putMarkup('<div></div>');
  const { target, remove } = makeBackgroundLayer(element, [effect('translateY', 3)]);
  expect(target.style.backgroundImage).toBe('none');
  element.classList.add('near');
  await vi.waitFor(() => expect(target.style.backgroundImage).toContain('late.png'));
  expect(element.style.backgroundImage).toBe('none');
  element.removeAttribute('class');
  remove();
  expect([element.firstChild, element.style.cssText]).toEqual([null, '']);
  style.remove();
});
