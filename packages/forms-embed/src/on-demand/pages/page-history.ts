import { hub, shared, uniqueId } from '@mountkit/core';
import { jsonObject } from '@mountkit/core/logic';
import { keepPage, readKeptPage } from '../../dom/history/kept-page';
import { trailEntries } from '../../dom/history/trail-entries';
import { watchHidden } from '../../dom/history/watch-hidden';
import type { FormContext } from '../../form/form-context';
import type { FullStore } from '../../logic/state/full-state';
import { countOwn, showPage, stepsBack, turnPage } from '../../logic/state/page-trail';

type Context = Pick<FormContext, 'id' | 'instanceId' | 'element' | 'settings' | 'scope'>;

/** A form of several pages whose visitor may go back, and may reload the page. */
type TurnedStore = Pick<FullStore, 'form' | 'pages' | 'steps' | 'goTo' | 'next'>;

/**
 * Brings the visitor back to the page of the form where they were before a reload, and lets the browser's Back and
 * Forward turn its pages: each page that the visitor goes on to is a history entry. They are left when the form is
 * submitted, hidden or unmounted. A chunk of its own.
 *
 * @param begin called at once, or when what a server has drawn is taken over: from then on another page can be shown
 */
export function openPageHistory(context: Context, store: TurnedStore, begin: (run: () => void) => void): void {
  const { element, instanceId, settings, scope } = context;
  const isKeeping = () => settings().keepValues !== false;
  const name = takeName(context);
  const nameOf = (run: string) => `${name}/${run}`;
  const first = store.pages.get().page;
  let { page } = store.pages.get();
  const before = isKeeping() ? readKeptPage(name) : null;
  let run = before?.run ?? uniqueId();
  let isFollowing = false;

  const keep = () => {
    const isBeyond = page !== (store.steps()[0] ?? first) && !store.form.get().submitted;
    keepPage(name, isBeyond && isKeeping() ? { page, run } : null);
  };

  /** Begins anew where the form is; the returned function leaves the entries that were made so far. */
  const renew = () => {
    const last = nameOf(run);
    run = uniqueId();
    keep();
    return () => trailEntries.goBack(countOwn(trailEntries.read(), (by) => by === last));
  };
  /** Leaves the entries of this form: the visitor's next Back is for what was before it. */
  const leave = () => renew()();

  /** Writes into the history that another page is shown. */
  const record = (from: number) => {
    const by = nameOf(run);
    const trail = trailEntries.read();
    const back = stepsBack(trail, by, page);
    if (back > 0) return trailEntries.goBack(back);
    if (page < from || settings().pageHistory === false) {
      // There is nothing to change where no entry is ours.
      if (Object.hasOwn(trail.pages, by)) trailEntries.replace(showPage(trail, by, page));
      return;
    }
    if (!trailEntries.replace(showPage(trail, by, from))) return;
    trailEntries.push(turnPage(trailEntries.read(), { by, from }, page));
  };

  const turned = () => {
    const from = page;
    ({ page } = store.pages.get());
    keep();
    if (!isFollowing) record(from);
  };

  /** Shows the page of the entry that the visitor has gone to. A page with errors is not left by going forward. */
  const follow = () => {
    const { pages } = trailEntries.read();
    const wanted = Object.hasOwn(pages, nameOf(run)) ? pages[nameOf(run)] : undefined;
    if (wanted === undefined || wanted === page || store.form.get().submitted) return;
    isFollowing = true;
    if (wanted < page) store.goTo(store.steps().findLast((step) => step <= wanted) ?? first);
    else while (page < wanted && store.next());
    isFollowing = false;
    if (page !== wanted) record(wanted);
    requestAnimationFrame(() => focusPage(element, page));
  };

  begin(() => {
    if (before && store.steps().includes(before.page)) {
      const { [nameOf(run)]: shown = before.page } = trailEntries.read().pages;
      isFollowing = true;
      store.goTo(store.steps().includes(shown) ? shown : before.page);
      isFollowing = false;
      ({ page } = store.pages.get());
    }
    // Entries of a filling that was submitted: the visitor has come back from the page after it.
    trailEntries.goBack(countOwn(trailEntries.read(), (by) => by.startsWith(`${name}/`) && by !== nameOf(run)));
    // The visitor may have gone on before this was loaded.
    const start = store.steps()[0] ?? first;
    if (!before && page > start) record(start);
    scope.add(store.pages.subscribe(turned));
  });
  scope.add(store.form.subscribe(() => store.form.get().submitted && keep()));
  scope.add(trailEntries.follow(follow));
  scope.add(watchHidden(element, leave));
  scope.add(
    hub().on('forms:submitted', (detail) => {
      const { instanceId: whose, redirectUrl } = jsonObject(detail);
      // A redirect is a navigation already, which going back would stop.
      if (whose === instanceId && !redirectUrl) leave();
    }),
  );
  // The page may be about to add an entry of its own, which must not be left.
  scope.add(() => queueMicrotask(renew()));
}

/** A name for the form that is the same after a reload: its id, and a number if the page has it more than once. */
function takeName({ id, scope }: Context): string {
  const taken = shared('form-pages', () => new Set<string>());
  let name = id;
  for (let count = 2; taken.has(name); count++) name = `${id}_${count}`;
  taken.add(name);
  scope.add(() => taken.delete(name));
  return name;
}

/** Puts the focus on the first invalid control of the page that is shown, or on its heading. */
function focusPage(element: HTMLElement, page: number): void {
  const heading = element.querySelector<HTMLElement>(`[data-page="${page}"]`);
  (heading?.parentElement?.querySelector<HTMLElement>('[aria-invalid=true]') ?? heading)?.focus();
}
