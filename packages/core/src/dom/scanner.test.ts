import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks } from '../testing/page';
import { scanPage } from './scanner';

let told: string[] = [];
let stop = () => {};

const describeElement = (element: HTMLElement, name: string) => `${name} #${element.id}`;

function scan(root: ParentNode & Node = document) {
  stop = scanPage(root, {
    found: (element, name) => told.push(`found ${describeElement(element, name)}`),
    lost: (element, name) => told.push(`lost ${describeElement(element, name)}`),
  });
}

/** What was told since the last question, after mutation observers had their turn. */
async function takeTold() {
  await settleMicrotasks();
  return told.splice(0);
}

beforeEach(() => {
  resetPage();
  told = [];
  vi.useFakeTimers();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('finding marked elements', () => {
  it('finds those that are there, in the order of the document, at once', () => {
    putMarkup('<div id="a" data-mountkit="form"><p id="b" data-mountkit="sticky"></p></div><div id="c"></div>');
    scan();
    expect(told).toEqual(['found form #a', 'found sticky #b']);
  });

  it('finds each of several names on one element, whatever blanks are between them', () => {
    putMarkup('<div id="a" data-mountkit="  sticky\n motion  "></div><div id="b" data-mountkit=" "></div>');
    scan();
    expect(told).toEqual(['found sticky #a', 'found motion #a']);
  });

  it('finds elements that appear later, alone or inside of others', async () => {
    scan();
    putMarkup('<div id="a" data-mountkit="form"></div>');
    expect(await takeTold()).toEqual(['found form #a']);
    putMarkup('<section><div><p id="b" data-mountkit="form"></p></div></section>');
    expect(await takeTold()).toEqual(['found form #b']);
  });

  it('finds nothing in foreign markup: not at once, not later, not marked later, not the inside of it', async () => {
    const marked = (id: string) => `<div id="${id}" data-mountkit="form"></div>`;
    putMarkup(`<div data-mountkit-foreign><p>${marked('a')}</p></div>${marked('own')}`);
    scan();
    expect(await takeTold()).toEqual(['found form #own']);
    const [foreign] = document.querySelectorAll<HTMLElement>('[data-mountkit-foreign]');
    foreign?.insertAdjacentHTML('beforeend', `<section>${marked('b')}<i id="c"></i></section>`);
    expect(await takeTold()).toEqual([]);
    foreign?.querySelector('i')?.setAttribute('data-mountkit', 'form');
    expect(await takeTold()).toEqual([]);
  });

  it('finds an element that is foreign markup’s root: the page has marked it', () => {
    putMarkup('<div id="a" data-mountkit="form" data-mountkit-foreign></div>');
    scan();
    expect(told).toEqual(['found form #a']);
  });

  it('finds an element that is marked later, and a name that is added', async () => {
    const element = putMarkup('<div id="a"></div>');
    scan();
    element.dataset.mountkit = 'sticky';
    expect(await takeTold()).toEqual(['found sticky #a']);
    element.dataset.mountkit = 'sticky motion';
    expect(await takeTold()).toEqual(['found motion #a']);
  });

  it('tells of an element once, however often it is written', async () => {
    const element = putMarkup('<div id="a" data-mountkit="form"></div>');
    scan();
    element.dataset.mountkit = 'form';
    element.dataset.mountkit = ' form ';
    expect(await takeTold()).toEqual(['found form #a']);
  });

  it('looks below its root only, and at the root itself', async () => {
    const root = putMarkup('<div id="root" data-mountkit="form"><p id="in" data-mountkit="form"></p></div>');
    putMarkup('<p id="out" data-mountkit="form"></p>');
    scan(root);
    expect(told.sort()).toEqual(['found form #in', 'found form #root']);
    told = [];
    putMarkup('<p id="later" data-mountkit="form"></p>');
    expect(await takeTold()).toEqual([]);
  });

  it('looks into a shadow root that it is given', async () => {
    const root = putMarkup('<div></div>').attachShadow({ mode: 'open' });
    root.innerHTML = '<p id="a" data-mountkit="form"></p>';
    scan(root);
    expect(told).toEqual(['found form #a']);
  });

  it('is not disturbed by texts and comments', async () => {
    scan();
    document.body.append('text', document.createComment('data-mountkit="form"'));
    expect(await takeTold()).toEqual([]);
  });
});

describe('losing marked elements', () => {
  it('loses an element one task after it was removed', async () => {
    const element = putMarkup('<div id="a" data-mountkit="form sticky"></div>');
    scan();
    await takeTold();
    element.remove();
    expect(await takeTold()).toEqual([]);
    vi.runAllTimers();
    expect(await takeTold()).toEqual(['lost form #a', 'lost sticky #a']);
  });

  it('does not lose an element that is moved, at once or within the task', async () => {
    const element = putMarkup('<div id="a" data-mountkit="form"></div>');
    const other = putMarkup('<section></section>');
    scan();
    await takeTold();
    other.append(element);
    expect(await takeTold()).toEqual([]);
    element.remove();
    await settleMicrotasks();
    document.body.append(element);
    vi.runAllTimers();
    expect(await takeTold()).toEqual([]);
  });

  it('loses all that was inside of what was removed', async () => {
    const element = putMarkup('<div><p id="a" data-mountkit="form"></p><p id="b" data-mountkit="form"></p></div>');
    scan();
    await takeTold();
    element.remove();
    await settleMicrotasks();
    vi.runAllTimers();
    expect(await takeTold()).toEqual(['lost form #a', 'lost form #b']);
  });

  it('does nothing later when what is removed holds nothing', async () => {
    putMarkup('<p id="a" data-mountkit="form"></p>');
    const other = putMarkup('<section>words</section>');
    scan();
    await takeTold();
    other.firstChild?.remove();
    other.remove();
    await settleMicrotasks();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('finds an element again that comes back after it was lost', async () => {
    const element = putMarkup('<div id="a" data-mountkit="form"></div>');
    scan();
    element.remove();
    await settleMicrotasks();
    vi.runAllTimers();
    document.body.append(element);
    expect(await takeTold()).toEqual(['found form #a', 'lost form #a', 'found form #a']);
  });

  it('loses a name that is taken away, and all names with the attribute', async () => {
    const element = putMarkup('<div id="a" data-mountkit="form sticky motion"></div>');
    scan();
    await takeTold();
    element.dataset.mountkit = 'motion form';
    expect(await takeTold()).toEqual(['lost sticky #a']);
    delete element.dataset.mountkit;
    expect((await takeTold()).sort()).toEqual(['lost form #a', 'lost motion #a']);
    element.remove();
    await settleMicrotasks();
    vi.runAllTimers();
    expect(await takeTold()).toEqual([]);
  });
});

describe('ending a scan', () => {
  it('finds and loses nothing any more, and leaves no timer', async () => {
    const element = putMarkup('<div id="a" data-mountkit="form"></div>');
    scan();
    await takeTold();
    element.remove();
    await settleMicrotasks();
    stop();
    expect(vi.getTimerCount()).toBe(0);
    putMarkup('<div id="b" data-mountkit="form"></div>');
    expect(await takeTold()).toEqual([]);
    expect(stop).not.toThrow();
  });
});
