import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { swapItems } from './swap-items';

const nodesOf = (markup: string) => {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return box;
};

function swap(before: string, wanted: string) {
  const list = nodesOf(before);
  const old = [...list.children];
  const morph = vi.fn();
  const isDone = swapItems(list, nodesOf(wanted), morph);
  return { list, old, morph, isDone };
}

const item = (name: string, words = name) => `<p id="${name}">${words}</p>`;

describe('swapping the items of a list', () => {
  it('leaves those that stay, in the place where they are, and brings and takes the rest', () => {
    const { list, old, morph, isDone } = swap(
      `${item('a')} ${item('b')} ${item('c')}`,
      `${item('n')}\n${item('b')}\n${item('m')}\n${item('c')}`,
    );
    expect(isDone).toBe(true);
    expect(list.innerHTML).toBe(`${item('n')}\n${item('b')}\n${item('m')}\n${item('c')}`);
    expect([list.children[1], list.children[3]]).toEqual([old[1], old[2]]);
    expect(list.children[1]).toBe(old[1]);
    expect(morph).not.toHaveBeenCalled();
  });

  it('knows a post by the class that the platform gives it', () => {
    const post = (id: number, more: string) => `<li class="product post-${id} ${more}"><img></li>`;
    const { list, old, morph, isDone } = swap(post(1, 'first') + post(2, 'last'), post(2, 'first') + post(3, 'last'));
    expect(isDone).toBe(true);
    expect(list.children[0]).toBe(old[1]);
    expect(morph.mock.calls.map(([one, other]) => [one, other.className])).toEqual([[old[1], 'product post-2 first']]);
  });

  it('gives away what says something else', () => {
    const { old, morph, isDone } = swap(item('a') + item('b'), item('a', 'other') + item('b'));
    expect(isDone).toBe(true);
    expect(morph.mock.calls.map(([one, other]) => [one, other.textContent])).toEqual([[old[0], 'other']]);
  });

  it.each([
    ['none stays', `${item('a')} <p>1</p>`, `${item('b')} ${item('c')}`],
    ['there was none', ' ', item('a')],
    ['there is none any more', `${item('a')} ${item('b')}`, '<!-- none -->'],
  ])('replaces them all where %s', (_, before, wanted) => {
    const { list, morph, isDone } = swap(before, wanted);
    expect([isDone, list.innerHTML]).toEqual([true, wanted]);
    expect(morph).not.toHaveBeenCalled();
  });

  it('does not touch the white space between those that stay, and brings at once what stands together', async () => {
    const list = nodesOf('<p id="a"></p>\n<p id="b"></p>\n<p id="c"></p>');
    const records: MutationRecord[] = [];
    const watch = new MutationObserver(() => {});
    watch.observe(list, { childList: true });
    swapItems(list, nodesOf('<p id="b"></p>\n<p id="c"></p>\n<p id="d"></p>\n<p id="e"></p>'), vi.fn());
    records.push(...watch.takeRecords());
    expect(records.map(({ addedNodes, removedNodes }) => [addedNodes.length, removedNodes.length])).toEqual([
      [0, 1],
      [0, 1],
      [4, 0],
    ]);
  });

  it('makes of any list any other, and keeps the items of both where their order is the same', () => {
    const names = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f', 'g'));
    const gap = fc.constantFrom('', ' ', '\n', '<!-- x -->', 'words', ' words <!-- x --> ');
    const markup = fc.tuple(names, fc.array(gap, { minLength: 8, maxLength: 8 })).map(([names, gaps]) => ({
      names,
      html: gaps[7] + names.map((name, index) => item(name) + gaps[index]).join(''),
    }));
    fc.assert(
      fc.property(markup, markup, (one, other) => {
        const { list, old, isDone } = swap(one.html, other.html);
        const both = other.names.filter((name) => one.names.includes(name));
        const isPlain = `${both}` === `${one.names.filter((name) => both.includes(name))}`;
        expect([isDone, list.innerHTML]).toEqual([isPlain, isPlain ? other.html : one.html]);
        for (const item of isPlain ? old.filter(({ id }) => both.includes(id)) : [])
          expect(list.contains(item)).toBe(true);
      }),
    );
  });

  it.each([
    ['those that stay have another order', item('a') + item('b'), item('b') + item('a')],
    ['two have the same name', item('a') + item('a'), item('a')],
    ['one without a name may be another', `${item('a')}<p>1</p>`, `${item('a')}<p class="x">2</p>`],
  ])('does nothing where %s', (_, before, wanted) => {
    const { list, morph, isDone } = swap(before, wanted);
    expect([isDone, list.innerHTML]).toEqual([false, before]);
    expect(morph).not.toHaveBeenCalled();
  });
});
