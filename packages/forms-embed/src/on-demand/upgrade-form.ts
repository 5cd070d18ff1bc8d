import { rememberFocus } from '../dom/controls/remember-focus';
import type { DrawnForm } from '../form/drawn-form';
import type { FullForm, OpenForm } from '../form/form-model';
import { shareStore } from '../form/open-stores';
import { copyState } from '../logic/state/copy-state';
import { isBusy } from '../logic/state/form-state';
import type { FormStore } from '../logic/state/store';
import { drawAtOnce } from '../ui/draw-at-once';
import { openUpgrade } from './open-full-form';

const isFull = (open: OpenForm): open is FullForm => !!open.changes;

/**
 * Draws a text form as a full form in its place: the page has changed something that only a full form can do. What the
 * visitor has done stays, and nothing is announced again. At once, unless a submission is under way: then when that has
 * failed, and never when it was accepted. A form that is full already is answered as it is.
 */
export async function upgradeForm(form: DrawnForm): Promise<FullForm> {
  for (;;) {
    const open = form.open();
    if (isFull(open)) return open;
    const { store } = open;
    if (isBusy(store.form.get())) await untilIdle(store);
    else upgrade(form, store);
  }
}

function upgrade(form: DrawnForm, before: FormStore) {
  const { container, context } = form;
  const full = openUpgrade(context, form.document);
  copyState(before, full.store);
  const restoreFocus = rememberFocus(container);
  // Nothing can be typed in between.
  drawAtOnce(() => form.replace(full));
  restoreFocus();
  form.attachAgain();
  shareStore(context, full.store);
}

const untilIdle = ({ form }: FormStore) =>
  new Promise<void>((resolve) => {
    const stop = form.subscribe(() => {
      if (isBusy(form.get())) return;
      stop();
      resolve();
    });
  });
