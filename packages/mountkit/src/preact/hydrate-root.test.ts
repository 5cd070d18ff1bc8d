// @vitest-environment jsdom
import { createElement } from 'preact';
import { expect, it, vi } from 'vitest';
import { flushSync } from './react-dom';
import { hydrateRoot, type Root } from './react-dom-client';

const view = (text: string, onClick: () => void) => createElement('p', null, createElement('b', { onClick }, text));

it('a root that begins with what is there keeps the nodes, hears them, and draws on', () => {
  const container = document.createElement('div');
  container.innerHTML = '<p><b>one</b></p>';
  const bold = container.querySelector('b');
  const clicked = vi.fn();

  let root: Root | undefined;
  flushSync(() => {
    root = hydrateRoot(container, view('one', clicked));
  });
  expect(container.querySelector('b')).toBe(bold);
  bold?.click();
  expect(clicked).toHaveBeenCalledTimes(1);

  root?.render(view('two', clicked));
  expect(container.querySelector('b')).toBe(bold);
  expect(container.innerHTML).toBe('<p><b>two</b></p>');

  root?.unmount();
  expect(container.childNodes).toHaveLength(0);
});
