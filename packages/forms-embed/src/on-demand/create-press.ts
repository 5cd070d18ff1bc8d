import { openPart } from '@mountkit/core';
import { findControl } from '../dom/controls/find-control';
import { type FullCell, type FullStore, isRefused, isShown } from '../logic/state/full-state';
import type { JoinedAdditions } from '../ui/full/join-additions';
import type { FullChecks } from './create-checks';
import type { FullSurroundings } from './full-parts';

/** What the button of a full form works with. */
interface PressParts {
  readonly store: FullStore;
  readonly checks: Pick<FullChecks, 'pending'>;
  readonly addition: JoinedAdditions | undefined;
  readonly form: () => HTMLFormElement | null;
}

/** What the buttons of a full form do. */
export interface Press {
  /** Goes on to the next page; on the last one checks everything that is left to check, and submits. */
  submit(send: () => void): Promise<void>;
  /** Puts the focus on the heading of the page that is shown. */
  readonly focusHeading: () => void;
  readonly focusField: (cell: FullCell | undefined) => void;
}

/** Creates what the buttons of a full form do. */
export function createPress({ store, checks, addition, form }: PressParts, surroundings: FullSurroundings): Press {
  const { signal } = surroundings;
  const fileCheck = openPart(() => import('../dom/controls/check-files'), 'the check of chosen files', surroundings);

  // What is looked for is drawn by then.
  const focus = (find: () => HTMLElement | null | undefined) => requestAnimationFrame(() => find()?.focus());
  const focusHeading = () => focus(() => form()?.querySelector<HTMLElement>(`[data-page="${store.pages.get().page}"]`));
  const focusField = (cell: FullCell | undefined) => focus(() => findControl(form(), cell?.field));

  /** Shows what is wrong with the form as a whole, where nothing was sent and nothing is missing: specification 2 section 8. */
  const rollUp = () => {
    const isBlocked = ({ get }: FullCell) => isShown(get()) && get().refusal?.key === 'manuallyBlockedEmailDomain';
    if (!store.form.get().failure && store.fields.some(isBlocked))
      store.form.dispatch({ type: 'failed', failure: { type: 'BLOCKED_EMAIL', message: '' } });
  };

  return {
    async submit(send) {
      const { page } = store.pages.get();
      const isLast = !store.steps().some((step) => step > page);
      store.validateAll(isLast ? undefined : page);
      while (checks.pending()) await checks.pending();
      if (isLast && store.fields.some(({ get }) => get().files?.length))
        await fileCheck(({ checkFiles }) => checkFiles(store.fields));
      // Meanwhile the visitor may have gone elsewhere.
      if (signal.aborted || store.pages.get().page !== page) return;
      if (isLast) {
        if (addition && !store.fields.some(({ get }) => isShown(get()) && get().refusal)) {
          if (!(await addition.before()) || signal.aborted) return;
        }
        send();
        rollUp();
      } else if (store.next()) focusHeading();
      else focusField(store.shownOn(page).find(isRefused));
    },
    focusHeading,
    focusField,
  };
}
