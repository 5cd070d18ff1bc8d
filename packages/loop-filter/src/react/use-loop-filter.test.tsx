import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../mount';
import { FilterRange } from './filter-range';
import { LoopFilter } from './loop-filter';
import { useLoopFilter } from './use-loop-filter';

beforeEach(() => history.replaceState(null, '', '/list?view=grid'));
afterEach(cleanup);

describe('useLoopFilter', () => {
  it('keeps the filters of an own list in the address', async () => {
    const { result } = renderHook(() => useLoopFilter('abc1234'));
    expect(result.current.filters).toEqual({});
    act(() => result.current.toggle('tag', 'two words'));
    act(() => result.current.toggle('tag', 'news'));
    act(() => result.current.toggle('kind', 'a', { multiple: false }));
    act(() => result.current.toggle('kind', 'b', { multiple: false }));
    expect(location.search).toBe('?view=grid&e-filter-abc1234-tag=two%20words~news&e-filter-abc1234-kind=b');
    expect(result.current.isChosen('tag', 'news')).toBe(true);
    expect(result.current.isChosen('kind', 'a')).toBe(false);
    act(() => result.current.toggle('tag', 'news'));
    act(() => result.current.clear('kind'));
    expect(result.current.filters).toEqual({ tag: { terms: ['two words'], logicalJoin: 'AND' } });
    act(() => result.current.clear());
    expect(location.search).toBe('?view=grid');
  });

  it('keeps a range and a search, too', () => {
    const { result } = renderHook(() => useLoopFilter('abc1234'));
    act(() => result.current.set('price', ['10..50']));
    act(() => result.current.set('tag', ['a', 'b'], { join: 'AND' }));
    expect(location.search).toBe('?view=grid&e-filter-abc1234-price=10..50&e-filter-abc1234-tag=a+b');
    act(() => result.current.set('price', []));
    expect(result.current.filters).toEqual({ tag: { terms: ['a', 'b'], logicalJoin: 'AND' } });
  });

  it('follows the history', async () => {
    const { result } = renderHook(() => useLoopFilter('abc1234'));
    act(() => result.current.toggle('tag', 'news'));
    await act(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          history.back();
        }),
    );
    expect(result.current.filters).toEqual({});
  });

  it('has no filters on a server', () => {
    const List = () => <p>{JSON.stringify(useLoopFilter('abc1234').filters)}</p>;
    expect(renderToString(<List />)).toBe('<p>{}</p>');
  });
});

describe('LoopFilter', () => {
  it('mounts a group on its element, and unmounts it', async () => {
    const { unmount } = render(
      <LoopFilter filterId="tags" loop="abc1234" taxonomy="tag" join="OR" multiple className="filter" aria-label="Tags">
        <button type="button" data-filter="news">
          News
        </button>
      </LoopFilter>,
    );
    const group = screen.getByRole('group', { name: 'Tags' });
    for (const control of group.querySelectorAll('[data-filter]'))
      expect(control.getAttribute('aria-pressed')).toBe('false');
    expect(group.className).toBe('filter');
    expect(registry.get('tags')).toMatchObject({ element: group, status: 'ready' });
    unmount();
    await Promise.resolve();
    expect(registry.all()).toEqual([]);
  });
});

it('a range has its fields and its handles, and takes what is dragged', async () => {
  render(
    <LoopFilter filterId="price" loop="abc1234" taxonomy="price">
      <FilterRange min={0} max={100} />
    </LoopFilter>,
  );
  const [from, to] = screen.getAllByRole('slider') as HTMLInputElement[];
  const term = document.querySelector<HTMLInputElement>('input[data-filter]');
  await waitFor(() => {
    fireEvent.input(to as HTMLInputElement, { target: { value: '60' } });
    expect(term?.value).toBe('..60');
  });
  fireEvent.input(from as HTMLInputElement, { target: { value: '80' } });
  expect(term?.value).toBe('60..60');
  expect(screen.getAllByRole('spinbutton').map((field) => (field as HTMLInputElement).value)).toEqual(['60', '60']);
});
