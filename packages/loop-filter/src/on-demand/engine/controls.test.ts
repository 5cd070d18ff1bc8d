import { beforeEach, describe, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { controlsOf, isField, nameOfTerm, readControl, showControl, termsOfControl } from './controls';

beforeEach(resetPage);

const put = (markup: string) => putMarkup(markup);
const OPTIONS =
  '<option value="__all">All</option><option value="a">Apples</option><option value="x" data-filter="b">Berries</option>';
const select = (attributes = '') => put(`<select data-filter ${attributes}>${OPTIONS}</select>`) as HTMLSelectElement;
const chosenIn = ({ selectedOptions }: HTMLSelectElement) => Array.from(selectedOptions, ({ text }) => text);

it('finds the controls of a group, and none of its chips', () => {
  const group = put(`<div><a data-filter="a">A</a><select data-filter></select><button data-filter-clear>Clear</button>
    <p data-filter-chips><button data-filter="a" data-filter-chip>A</button></p><button>none</button></div>`);
  expect(controlsOf(group).map(({ localName }) => localName)).toEqual(['a', 'select', 'button']);
});

it.each([
  ['<button data-filter="a"></button>', false, ['a']],
  ['<a data-filter-clear></a>', false, ['']],
  ['<input type="checkbox" data-filter="a">', true, ['a']],
  [`<select data-filter>${OPTIONS}</select>`, true, ['__all', 'a', 'b']],
])('%s: whether it is filled in, and its terms', (markup, isFilledIn, terms) => {
  const control = put(markup);
  expect([isField(control), termsOfControl(control)]).toEqual([isFilledIn, terms]);
});

describe('the value of', () => {
  it.each([
    ['a button', '<button data-filter="a"></button>', 'a'],
    ['a checkbox', '<input type="checkbox" data-filter="a" value="other">', 'a'],
    ['a radio button', '<input type="radio" data-filter="a">', 'a'],
    ['a button that clears everything', '<button data-filter-clear data-filter="a"></button>', null],
    ['a range', '<input type="range" min="0" max="9" value="7" data-filter>', ['7']],
    ['a text field', '<input value="two words" data-filter>', ['two words']],
    ['a select', `<select data-filter>${OPTIONS}</select>`, ['__all']],
    ['a select without any choice', `<select data-filter multiple>${OPTIONS}</select>`, []],
  ])('%s', (_, markup, value) => {
    expect(readControl(put(markup))).toEqual(value);
  });

  it('a select with several choices, by the own terms of its options', () => {
    const control = select('multiple');
    for (const option of control.options) option.selected = option.value !== '__all';
    expect(readControl(control)).toEqual(['a', 'b']);
  });
});

describe('the name of a term', () => {
  const nameIn = (markup: string, term: string) =>
    nameOfTerm([...put(`<div>${markup}</div>`).querySelectorAll<HTMLElement>('[data-filter]')], term);

  it.each([
    [
      'of its button, without the count',
      '<button data-filter="a"> Apples <b data-count>12</b></button>',
      'a',
      'Apples',
    ],
    ['of the label around it', '<label><input type="checkbox" data-filter="a"> Apples</label>', 'a', 'Apples'],
    ['of its option', `<select data-filter>${OPTIONS}</select>`, 'b', 'Berries'],
    ['the term itself if it has no control', '<button data-filter="a">Apples</button>', 'z', 'z'],
    ['the term itself if its control has no text', '<button data-filter="a"><i data-count>1</i></button>', 'a', 'a'],
  ])('is the text %s', (_, markup, term, name) => {
    expect(nameIn(markup, term)).toBe(name);
  });
});

describe('shows what is chosen', () => {
  it.each([
    [[], ['All']],
    [['a'], ['Apples']],
    [
      ['a', 'b'],
      ['Apples', 'Berries'],
    ],
  ])('in a select: %j', (chosen, shown) => {
    const control = select('multiple');
    showControl(control, chosen);
    expect(chosenIn(control)).toEqual(shown);
  });

  it.each([
    ['a', ['a'], true],
    ['a', ['b'], false],
    ['__all', [], true],
    ['__all', ['a'], false],
  ])('by the tick of a checkbox for %s: %j', (term, chosen, isTicked) => {
    const control = put(`<input type="checkbox" data-filter="${term}">`) as HTMLInputElement;
    control.checked = !isTicked;
    showControl(control, chosen);
    expect(control.checked).toBe(isTicked);
  });

  it('by the value of a range, which is its first one if nothing is chosen', () => {
    const control = put('<input type="range" min="0" max="9" value="5" data-filter>') as HTMLInputElement;
    showControl(control, ['7']);
    expect(control.value).toBe('7');
    showControl(control, []);
    expect(control.value).toBe('5');
  });

  it('by aria-pressed of a button, which is written only if it changes', () => {
    const control = put('<button data-filter="a">A</button>');
    const watch = new MutationObserver(() => {});
    watch.observe(control, { attributes: true });
    showControl(control, ['a']);
    expect([control.getAttribute('aria-pressed'), watch.takeRecords().length]).toEqual(['true', 1]);
    showControl(control, ['a', 'b']);
    expect(watch.takeRecords()).toEqual([]);
    showControl(control, []);
    expect(control.getAttribute('aria-pressed')).toBe('false');
  });

  it('by nothing on a button that clears everything', () => {
    const control = put('<button data-filter-clear>Clear</button>');
    showControl(control, ['a']);
    expect(control.hasAttribute('aria-pressed')).toBe(false);
  });
});
