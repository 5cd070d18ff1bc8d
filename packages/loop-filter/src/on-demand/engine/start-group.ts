import { listen, type WidgetContext } from '@mountkit/core';
import { type GroupPart, listOf, loadList } from '../../dom/lists';
import type { FilterEvents } from '../../events';
import { readFilters } from '../../logic/address';
import { consolidate, type FilterAction, type Group, isJoin, reduceFilters, termsOf } from '../../logic/filters';
import type { TermCounts } from '../../logic/refresh-call';
import type { FilterOptions } from '../../settings';
import { showChips } from './chips';
import { controlsOf, isField, isFree, nameOfTerm, readControl, showControl, termsOfControl } from './controls';
import { isForBrowser } from './page-link';

/** The term for no filter at all: facts part B. */
const ALL = '__all';

/** Reads a group from its options; the page builder's names are used where ours are not given. */
function readGroup(options: FilterOptions, instanceId: string): Group {
  return {
    id: options.filterId || instanceId,
    taxonomy: options.taxonomy,
    join: (options.join || options.logical_combination) === 'OR' ? 'OR' : 'AND',
    multiple: options.multiple || options.multiple_selection,
  };
}

/**
 * Starts a group of controls: they show the filters, and a press on one is a choice. Specification 1 section 4. Resolves
 * when its list is started.
 */
export async function startGroup(context: WidgetContext<FilterOptions, FilterEvents>): Promise<void> {
  const { element, scope, emit, settings } = context;
  const listNow = () => listOf(settings().loop || settings().selected_element);
  let list = listNow();
  const group: Group = readGroup(settings(), context.instanceId);
  const controls = () => controlsOf(element);

  const part: GroupPart = {
    group,
    chips: () =>
      termsOf(list.state, group.id).map((term) => ({ filterId: group.id, term, name: nameOfTerm(controls(), term) })),
    owns: (term) =>
      settings().terms.includes(term) ||
      controls().some((control) => isFree(control) || termsOfControl(control).includes(term)),
    show() {
      const chosen = termsOf(list.state, group.id);
      for (const control of controls()) {
        if (!list.pendingControls.has(control)) showControl(control, chosen);
        if (control instanceof HTMLAnchorElement && list.loop) control.href = list.loop.addressAfter(actionOf(control));
      }
      // A group of no taxonomy is for the chips of all the others.
      if (group.taxonomy) return showChips(element, part.chips());
      const all = [...list.groups].flatMap((other) => other.chips());
      const hadFocus = element.contains(document.activeElement);
      showChips(element, all);
      element.hidden = !all[0];
      if (hadFocus && element.hidden) list.loop?.focus();
    },
    count(counts: TermCounts) {
      const ofTaxonomy = Object.hasOwn(counts, group.taxonomy) ? counts[group.taxonomy] : undefined;
      for (const control of ofTaxonomy ? controls() : []) {
        const count = ofTaxonomy?.[control.dataset.filter ?? ''];
        if (count === undefined) continue;
        const place =
          control.closest('li,label')?.querySelector('[data-count]') ?? control.querySelector('[data-count]');
        if (place) place.textContent = `${count}`;
        control.toggleAttribute('data-empty', count === 0);
      }
    },
    focus(term) {
      const control = controls().find((each) => each.dataset.filter === (term ?? ALL));
      control?.focus({ preventScroll: true });
      return !!control;
    },
    lookAhead: () =>
      prefetch(element.querySelector<HTMLElement>(':is([data-filter],[data-filter-clear]):is(:hover,:focus)')),
  };

  const actionOf = (control: HTMLElement): FilterAction => {
    const value = readControl(control);
    const { filterOf } = control.dataset;
    const owner = filterOf ? [...list.groups].find((other) => other.group.id === filterOf) : undefined;
    if (owner) return { type: 'choose', group: owner.group, term: `${value}` };
    if (value === null) return { type: 'clear' };
    if (typeof value !== 'string') return { type: 'set', group, terms: value.filter((term) => term && term !== ALL) };
    return { type: 'choose', group, term: value === ALL || value === '' ? null : value };
  };

  /** Applies a choice; false if there is no list for it, so that a link leads to its address. */
  const choose = (control: HTMLElement, replaces = false): boolean => {
    list.pendingControls.delete(control);
    const action = actionOf(control);
    if (!list.loop || !list.groups.has(part)) return false;
    const value = readControl(control);
    const focus = { filterId: group.id, term: typeof value === 'string' ? value : null, replaces };
    if (!list.loop.change(action, (detail) => emit('change', detail, true), focus)) part.show();
    return true;
  };

  const prefetch = (control: HTMLElement | null | undefined) => {
    if (control && !isField(control)) list.loop?.prefetch(actionOf(control));
  };

  const controlAt = (event: Event): HTMLElement | undefined => {
    const control = (event.target as Element | null)?.closest?.<HTMLElement>('[data-filter],[data-filter-clear]');
    return control && element.contains(control) ? control : undefined;
  };

  const offs = [
    listen(element, 'click', (event) => {
      const control = controlAt(event);
      if (control && !isField(control) && !isForBrowser(event) && choose(control)) event.preventDefault();
    }),
    listen(element, 'change', (event) => {
      const control = controlAt(event);
      const { replaces } = ((event as CustomEvent).detail ?? {}) as { readonly replaces?: boolean };
      if (control && isField(control)) choose(control, replaces);
    }),
    // A link with the role of a button is pressed by the space bar too.
    listen(element, 'keydown', (event) => {
      const control = controlAt(event);
      if (event.key !== ' ' || control?.localName !== 'a' || control.getAttribute('role') !== 'button') return;
      event.preventDefault();
      control.click();
    }),
    listen(element, 'pointerover', (event) => prefetch(controlAt(event))),
    listen(element, 'focusin', (event) => prefetch(controlAt(event))),
  ];
  for (const off of offs) scope.add(off);

  /** Joins the group to its list: the terms of the address that it has a control for are its own from now on. */
  const join = async () => {
    list.groups.delete(part);
    list = listNow();
    Object.assign(group, readGroup(settings(), context.instanceId));
    const { join: ownJoin, logical_combination } = settings();
    if (isJoin(ownJoin || logical_combination || 'AND')) list.groups.add(part);
    list.state = reduceFilters(list.state, {
      type: 'read',
      filters: { ...readFilters(location.search, list.widgetId), ...consolidate(list.state).taxonomy },
      groups: [...list.groups].map((other) => ({ ...other.group, owns: other.owns })),
    });
    for (const other of list.groups) other.show();
    if (!list.isUsed) await loadList(list);
  };
  context.onSettings(join);
  scope.add(() => list.groups.delete(part));
  part.lookAhead();
  await join();
}
