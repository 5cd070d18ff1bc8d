import { describe, expect, it } from 'vitest';
import { CONSENT, choiceOf, fieldOf, fullForm, groupOf, whenIs } from '../../testing/full-form';
import { createManualClock } from '../../testing/manual-clock';
import type { FullDefinition, FullField } from '../definition/full-definition';
import { isErrorVisible } from './field-state';
import { type FullCell, isShown } from './full-state';
import { createFullStore, type FullStoreParts } from './full-store';
import { createPaging } from './paging';
import { createSight } from './sight';
import { hiddenSmartFields, visibleGroups } from './smart';
import { createVisibility } from './visibility';

const REQUIRED = { key: 'required', params: {} };
const TOO_LARGE = { key: 'fileTooLarge', params: {} };

/** A stand-in for the rules: required fields need a value, files are at most 10 bytes. */
const validate: FullStoreParts['validate'] = (field, value, files = []) => {
  if (field.required && value === '') return REQUIRED;
  return files.some(({ size }) => size > 10) ? TOO_LARGE : null;
};

function setUp(definition: FullDefinition, parts: Partial<FullStoreParts> = {}) {
  const clock = createManualClock();
  const store = createFullStore({
    createSight,
    createVisibility,
    createPaging,
    smartness: { hiddenSmartFields, visibleGroups },
    definition,
    values: new Map(),
    known: new Set(),
    hasKnownValues: false,
    clock,
    validate,
    liveValidation: () => true,
    initialFromAddress: () => new Map(),
    ...parts,
  });
  const cell = (id: string) => store.cellOf(id) as FullCell;
  const shown = () => store.fields.filter(({ get }) => isShown(get())).map(({ field }) => field.id);
  const refused = () => store.fields.filter(({ get }) => get().refusal).map(({ field }) => field.id);
  return { clock, store, cell, shown, refused };
}

const required = (name: string, field: Partial<FullField> = {}) => fieldOf(name, { required: true, ...field });
const dependsOn = (name: string, parent: string, field: Partial<FullField> = {}) =>
  fieldOf(name, { conditions: [whenIs(parent, 'x')], ...field });

describe('a new store', () => {
  it('holds every field in order with its value, and what is wrong with it', () => {
    const definition = fullForm([groupOf([required('a'), required('b')]), groupOf(['c'])], { consent: CONSENT });
    const { store, refused } = setUp(definition, { values: new Map([['a', 'x']]) });
    expect(store.fields.map(({ field, get }) => [field.id, get().value])).toEqual([
      ['a', 'x'],
      ['b', ''],
      ['c', ''],
      ['LEGAL_CONSENT.subscription_type_7', ''],
      ['LEGAL_CONSENT.processing', ''],
    ]);
    expect(refused()).toEqual(['b', 'LEGAL_CONSENT.processing']);
    expect(store.cellOf('b')).toBe(store.fields[1]);
    expect(store.cellOf('nobody')).toBeUndefined();
    expect(store.definition).toBe(definition);
  });

  it('says nothing of values while they are not checked live', () => {
    expect(setUp(fullForm([groupOf([required('a')])]), { liveValidation: () => false }).refused()).toEqual([]);
  });

  it('shows what the first values let be seen', () => {
    const definition = fullForm([groupOf(['a', dependsOn('b', 'a'), dependsOn('c', 'b')])]);
    expect(setUp(definition).shown()).toEqual(['a']);
    expect(setUp(definition, { values: new Map([['a', 'x']]) }).shown()).toEqual(['a', 'b']);
  });

  it('hides smart groups and fields that are known, and shows the group that waits', () => {
    const groups = [
      groupOf(['a', fieldOf('s', { isSmartField: true })]),
      groupOf(['b'], { isSmartGroup: true }),
      groupOf([dependsOn('c', 'b')], { isDependent: true }),
      groupOf(['d'], { isDefault: false }),
    ];
    const values = new Map([['b', 'x']]);
    expect(setUp(fullForm(groups), { values }).shown()).toEqual(['a', 's', 'b', 'c']);
    const { store, shown } = setUp(fullForm(groups), { values, known: new Set(['s', 'b']) });
    expect(shown()).toEqual(['a', 'd']);
    expect(store.groups.get()).toEqual([true, false, false, true]);
    expect(store.cellOf('b')?.get().value).toBe('x');
  });

  it('hides what depends on a field that is hidden because it is known', () => {
    const groups = [groupOf([fieldOf('s', { isSmartField: true }), dependsOn('b', 's')])];
    const values = new Map([['s', 'x']]);
    expect(setUp(fullForm(groups), { values }).shown()).toEqual(['s', 'b']);
    expect(setUp(fullForm(groups), { values, known: new Set(['s']) }).shown()).toEqual([]);
  });
});

describe('a change', () => {
  it('is checked at once, and takes back what was said of the value before', () => {
    const { cell } = setUp(fullForm([groupOf([required('a')])]));
    cell('a').dispatch({ type: 'refused', serverMessage: 'Taken.' });
    cell('a').dispatch({ type: 'informed', infos: [{ key: 'emailSuggestion', params: {} }] });
    cell('a').change('x');
    expect(cell('a').get()).toMatchObject({ value: 'x', refusal: null, serverMessage: '', infos: [] });
    cell('a').change('');
    expect(cell('a').get().refusal).toEqual(REQUIRED);
  });

  it('is not checked where that waits for an attempt, and takes the last judgement back', () => {
    const { store, cell } = setUp(fullForm([groupOf([required('a')])]), { liveValidation: () => false });
    store.validateAll();
    expect(cell('a').get().refusal).toEqual(REQUIRED);
    cell('a').change('x');
    expect(cell('a').get().refusal).toBeNull();
    cell('a').change('');
    expect(cell('a').get().refusal).toBeNull();
  });

  it.each(['text', 'textarea', 'number', 'email', 'phone', 'phonenumber'] as const)(
    'of a %s field settles after 1000 ms without another',
    (fieldType) => {
      const { clock, cell } = setUp(fullForm([groupOf([fieldOf('a', { fieldType })])]));
      cell('a').change('x');
      clock.pass(600);
      cell('a').change('xy');
      expect(clock.pending()).toBe(1);
      clock.pass(999);
      expect(cell('a').get().input).toMatchObject({ updating: true, blurred: false });
      clock.pass(1);
      expect(cell('a').get().input).toMatchObject({ updating: false, blurred: false });
      expect(clock.pending()).toBe(0);
    },
  );

  it.each(['select', 'radio', 'payment_link_radio', 'checkbox', 'booleancheckbox', 'file'] as const)(
    'of a %s field leaves it at once, so that its error shows',
    (fieldType) => {
      const { clock, cell } = setUp(fullForm([groupOf([required('a', { fieldType })])]));
      cell('a').dispatch({ type: 'focused' });
      cell('a').change('');
      expect(cell('a').get().input).toMatchObject({ updating: false, changed: true, blurred: true });
      expect(isErrorVisible(cell('a').get())).toBe(true);
      expect(clock.pending()).toBe(0);
    },
  );

  it('does not wake anyone at the end of the quiet time when the field was left before', () => {
    const { clock, cell } = setUp(fullForm([groupOf(['a'])]));
    cell('a').change('x');
    cell('a').dispatch({ type: 'blurred' });
    let woken = 0;
    cell('a').subscribe(() => woken++);
    clock.pass(1000);
    expect(woken).toBe(0);
  });

  it('of a file field keeps the facts of the files, until there are others', () => {
    const { cell } = setUp(fullForm([groupOf([fieldOf('a', { fieldType: 'file' })])]));
    const files = [{ name: 'a.txt', size: 11 }];
    cell('a').change('a.txt', files);
    expect(cell('a').get()).toMatchObject({ value: 'a.txt', files, refusal: TOO_LARGE });
    cell('a').change('');
    expect(cell('a').get()).toMatchObject({ value: '', files: [], refusal: null });
  });

  it('wakes that field only, and those that come into sight or go out of it', () => {
    const { store, cell } = setUp(fullForm([groupOf(['a', dependsOn('b', 'a'), dependsOn('c', 'b'), 'd'])]));
    const woken: string[] = [];
    for (const { field, subscribe } of store.fields) subscribe(() => woken.push(field.id));
    store.groups.subscribe(() => woken.push('groups'));
    store.pages.subscribe(() => woken.push('pages'));
    cell('d').change('y');
    cell('a').change('y');
    expect(woken).toEqual(['d', 'a']);
    cell('a').change('x');
    expect(woken.slice(2)).toEqual(['a', 'b']);
  });

  it('shows the fields below and keeps their values while they are hidden', () => {
    const { cell, shown } = setUp(fullForm([groupOf(['a', dependsOn('b', 'a'), dependsOn('c', 'b')])]));
    cell('a').change('x');
    cell('b').change('x');
    expect(shown()).toEqual(['a', 'b', 'c']);
    cell('a').change('');
    expect(shown()).toEqual(['a']);
    expect(cell('b').get()).toMatchObject({ value: 'x', shown: false });
    cell('a').change('x');
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  it('made by a listener in the middle of another one counts', () => {
    const { cell, shown } = setUp(fullForm([groupOf(['a', dependsOn('b', 'a'), dependsOn('c', 'a')])]));
    const end = cell('b').subscribe(() => {
      end();
      cell('a').change('');
    });
    cell('a').change('x');
    expect(shown()).toEqual(['a']);
  });
});

describe('validateAll', () => {
  const definition = fullForm([
    groupOf([required('a'), dependsOn('b', 'a', { required: true })]),
    groupOf([required('c')], { page: 1 }),
  ]);

  it('checks what is shown, everywhere or on one page', () => {
    const { store, refused } = setUp(definition, { liveValidation: () => false });
    store.validateAll(1);
    expect(refused()).toEqual(['c']);
    store.validateAll();
    expect(refused()).toEqual(['a', 'c']);
  });

  it('takes back what no longer holds, and wakes nobody whose field is in order', () => {
    let allowed = false;
    const { store, cell } = setUp(definition, { validate: () => (allowed ? null : REQUIRED) });
    allowed = true;
    const woken: string[] = [];
    for (const { field, subscribe } of store.fields) subscribe(() => woken.push(field.id));
    store.validateAll();
    expect(cell('a').get().refusal).toBeNull();
    store.validateAll();
    expect(woken).toEqual(['a', 'c']);
  });
});

describe('pages', () => {
  const groups = [
    groupOf([required('a'), dependsOn('b', 'a', { required: true })]),
    groupOf(['c'], { page: 1 }),
    groupOf(['d'], { page: 2 }),
  ];

  it('go on when nothing shown on the page is refused', () => {
    const { store, cell } = setUp(fullForm(groups));
    expect(store.next()).toBe(false);
    expect(store.pages.get()).toEqual({ page: 0 });
    cell('a').change('y');
    expect(store.next()).toBe(true);
    expect(store.pages.get()).toEqual({ page: 1 });
    expect(store.next()).toBe(true);
    expect(store.pages.get()).toEqual({ page: 2 });
  });

  it('check the page when they are left, also where values are not checked live', () => {
    const { store, cell, refused } = setUp(fullForm(groups), { liveValidation: () => false });
    expect(store.next()).toBe(false);
    expect(refused()).toEqual(['a']);
    cell('a').change('x');
    expect(store.next()).toBe(false);
    expect(refused()).toEqual(['b']);
    cell('b').change('z');
    expect(store.next()).toBe(true);
  });

  it('are held by what the server said, but not of a field that is hidden', () => {
    const { store, cell } = setUp(fullForm(groups));
    cell('a').change('y');
    cell('b').dispatch({ type: 'refused', serverMessage: 'No.' });
    expect(store.next()).toBe(true);
    store.previous();
    cell('a').dispatch({ type: 'refused', serverMessage: 'Taken.' });
    expect(store.next()).toBe(false);
  });

  it('settle their fields when they are left, and those only', () => {
    const { clock, store, cell } = setUp(fullForm(groups));
    cell('a').change('y');
    cell('c').change('y');
    store.next();
    expect(cell('a').get().input.updating).toBe(false);
    expect(cell('c').get().input.updating).toBe(true);
    expect(clock.pending()).toBe(1);
  });

  it('end at the last one and begin at the first', () => {
    const { store } = setUp(fullForm(groups));
    store.previous();
    expect(store.pages.get().page).toBe(0);
    store.goTo(2);
    expect(store.next()).toBe(false);
    expect(store.pages.get()).toEqual({ page: 2 });
    store.goTo(9);
    expect(store.pages.get().page).toBe(2);
    store.goTo(-1);
    expect(store.pages.get().page).toBe(0);
  });

  it('go back whatever is wrong', () => {
    const { store } = setUp(fullForm([groupOf(['a']), groupOf([required('b')], { page: 1 })]));
    store.next();
    store.previous();
    expect(store.pages.get()).toEqual({ page: 0 });
  });

  it('have one for the consent behind several, and none of its own on a form of one page', () => {
    const several = setUp(fullForm(groups, { consent: CONSENT })).store;
    expect(several.pageCount).toBe(4);
    expect(several.shownOn(3).map(({ field }) => field.id)).toEqual([
      'LEGAL_CONSENT.subscription_type_7',
      'LEGAL_CONSENT.processing',
    ]);
    const single = setUp(fullForm([groupOf(['a'])], { consent: CONSENT })).store;
    expect(single.pageCount).toBe(1);
    expect(single.shownOn(0)).toHaveLength(3);
  });

  it('know which of their fields are shown', () => {
    const { store, cell } = setUp(fullForm(groups));
    const on = (page: number) => store.shownOn(page).map(({ field }) => field.id);
    expect([on(0), on(1), on(7)]).toEqual([['a'], ['c'], []]);
    cell('a').change('x');
    expect(on(0)).toEqual(['a', 'b']);
  });
});

describe('a page on which nothing can be seen', () => {
  const smart = (name: string, page: number) => groupOf([required(name)], { isSmartGroup: true, page });
  const several = fullForm([smart('a', 0), groupOf(['b'], { page: 1 }), smart('c', 2), groupOf(['d'], { page: 3 })]);
  const known = new Set(['a', 'c']);

  it('is skipped on the way on and on the way back, and no form begins with it', () => {
    const { store } = setUp(several, { known });
    expect(store.steps()).toEqual([1, 3]);
    expect(store.pages.get()).toEqual({ page: 1 });
    expect(store.next()).toBe(true);
    expect(store.pages.get()).toEqual({ page: 3 });
    store.previous();
    expect(store.pages.get()).toEqual({ page: 1 });
    store.previous();
    expect(store.pages.get()).toEqual({ page: 1 });
  });

  it('comes into sight when its fields are known no more, and the form begins with it', () => {
    const { store } = setUp(several, { known });
    store.reset();
    expect(store.steps()).toEqual([0, 1, 2, 3]);
    expect(store.pages.get()).toEqual({ page: 0 });
  });

  it('has neither a field that can be seen nor a text', () => {
    const hidden = fieldOf('h', { hidden: true });
    const groups = [groupOf(['a']), groupOf([hidden], { page: 1 }), groupOf([], { page: 2, richText: 'Read this.' })];
    expect(setUp(fullForm(groups)).store.steps()).toEqual([0, 2]);
    const texts = [groupOf(['a']), groupOf(['w'], { page: 1, richText: 'Waits.', isDefault: false })];
    expect(setUp(fullForm(texts)).store.steps()).toEqual([0]);
  });

  it('is the only one of a form in which nothing can be seen', () => {
    const { store } = setUp(fullForm([smart('a', 0)]), { known });
    expect([store.steps(), store.pages.get(), store.next()]).toEqual([[], { page: 0 }, false]);
  });

  it('is no page of consent that only tells', () => {
    const consent = { ...CONSENT, communicationFields: [], processingField: null, privacyPolicyText: 'We do.' };
    expect(setUp(fullForm([groupOf(['a']), groupOf(['b'], { page: 1 })], { consent })).store.steps()).toEqual([
      0, 1, 2,
    ]);
  });
});

describe('an attempt to submit', () => {
  it('asks for nothing that is not in sight, so that what comes into sight begins without an error', () => {
    const { store, cell } = setUp(fullForm([groupOf(['a', dependsOn('b', 'a', { required: true })])]));
    for (const { dispatch } of store.fields) dispatch({ type: 'asked' });
    cell('a').change('x');
    expect(cell('b').get()).toMatchObject({ shown: true, refusal: REQUIRED });
    expect(isErrorVisible(cell('b').get())).toBe(false);
    cell('b').dispatch({ type: 'asked' });
    expect(isErrorVisible(cell('b').get())).toBe(true);
  });

  it('is not held by what a server said of a field that nobody can mend', () => {
    const groups = [groupOf([fieldOf('h', { hidden: true }), 'a']), groupOf(['b'], { page: 1 })];
    const { store, cell } = setUp(fullForm(groups));
    cell('h').dispatch({ type: 'refused', serverMessage: 'No.' });
    expect(store.next()).toBe(true);
  });
});

describe('the reset of the cookie', () => {
  const groups = [
    groupOf(['a', dependsOn('b', 'a'), choiceOf('f', 'file', [])]),
    groupOf([required('s')], { isSmartGroup: true }),
    groupOf(['w'], { isDefault: false, page: 1 }),
  ];
  const parts = {
    values: new Map([
      ['a', 'x'],
      ['s', 'known'],
    ]),
    known: new Set(['s']),
    hasKnownValues: true,
    initialFromAddress: () => new Map([['a', 'address']]),
  };

  it('puts values of the address, shows groups and fields anew, and begins at the first page', () => {
    const { clock, store, cell, shown, refused } = setUp(fullForm(groups), parts);
    expect(shown()).toEqual(['a', 'b', 'f', 'w']);
    cell('w').change('typed');
    cell('f').change('a.txt', [{ name: 'a.txt', size: 11 }]);
    cell('a').dispatch({ type: 'refused', serverMessage: 'Taken.' });
    store.goTo(1);
    store.form.dispatch({ type: 'attempted' });

    store.reset();
    expect(store.form.get().attempted).toBe(false);
    expect(store.fields.map(({ get }) => get().value)).toEqual(['address', '', '', '', '']);
    expect(shown()).toEqual(['a', 'f', 's']);
    expect(store.groups.get()).toEqual([true, true, false]);
    expect(refused()).toEqual(['s']);
    expect(store.hasKnownValues.get()).toBe(false);
    expect(store.pages.get()).toEqual({ page: 0 });
    expect(cell('a').get().serverMessage).toBe('');
    expect(cell('f').get().files).toEqual([]);
    for (const { get } of store.fields) expect(Object.values(get().input)).not.toContain(true);
    expect(clock.pending()).toBe(0);
  });

  it('tells of a page only where the visitor was on another one', () => {
    const { store } = setUp(fullForm(groups), parts);
    store.goTo(1);
    store.goTo(0);
    let turns = 0;
    store.pages.subscribe(() => turns++);
    store.reset();
    expect(turns).toBe(0);
  });

  it('says nothing of values that are not checked live', () => {
    const { store, refused } = setUp(fullForm(groups), { ...parts, liveValidation: () => false });
    store.reset();
    expect(refused()).toEqual([]);
  });

  it('leaves fields that follow their parents as before', () => {
    const { store, cell, shown } = setUp(fullForm(groups), parts);
    store.reset();
    cell('a').change('x');
    expect(shown()).toContain('b');
  });
});

describe('the groups', () => {
  it('follow what becomes known', () => {
    const groups = [groupOf(['s'], { isSmartGroup: true }), groupOf(['w'], { isDefault: false })];
    const { store, shown } = setUp(fullForm(groups));
    expect(shown()).toEqual(['s']);
    store.groups.dispatch({ type: 'known', names: ['s'] });
    expect(store.groups.get()).toEqual([false, true]);
    expect(shown()).toEqual(['w']);
  });
});

describe('a store that is stopped', () => {
  it('leaves no timer, and starts none', () => {
    const { clock, store, cell } = setUp(fullForm([groupOf(['a', 'b'])]));
    cell('a').change('x');
    store.stop();
    cell('b').change('x');
    expect(clock.pending()).toBe(0);
    expect(store.stop).not.toThrow();
  });
});
