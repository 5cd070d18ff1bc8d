import { adoptStyles, type Disposer, openPart, shared } from '@mountkit/core';
import { pause } from '../dom/controls/pause';
import { isBusy } from '../logic/state/form-state';
import { createMessages, type Texts } from '../logic/texts/messages';
import type { HydratedForm } from '../on-demand/hydrate';
import { createDrawing, type Drawing } from '../ui/drawing';
import { FORM_CSS } from '../ui/style';
import type { DrawnForm, EnteredForm } from './drawn-form';
import type { FormContext } from './form-context';
import type { FormModel } from './form-model';
import type { LoadedForm } from './load-form';

/** How long a submission waits for the code that sends it, in milliseconds. */
const PATIENCE = 30_000;

/** Numbers the instances of a form, so that ids stay unique where a page holds it twice. */
function suffixOf(guid: string): string {
  const counts = shared('form-counts', () => new Map<string, number>());
  const count = (counts.get(guid) ?? 0) + 1;
  counts.set(guid, count);
  const suffix = count === 1 ? guid : `${guid}_${count}`;
  // A server may have used it.
  return document.getElementById(`hsForm_${suffix}`) ? suffixOf(guid) : suffix;
}

/** Where a form is drawn. */
interface Place {
  /** Gives back the space that was reserved. */
  readonly giveBack: Disposer;
  /** What a server has drawn, if it fits. */
  readonly hydrated: HydratedForm | null | undefined;
}

/** Draws a form into its element, and starts what it needs from then on. */
export function drawForm(context: FormContext, loaded: LoadedForm, { giveBack, hydrated }: Place): void {
  const { element, scope, instanceId } = context;
  let { open } = loaded;
  let drawing: Drawing;
  /** Undo what is in the page of the form that is open; the first removes its drawing. */
  let ends: readonly Disposer[] = [];
  let form: HTMLFormElement | null = null;
  let isDrawn = false;
  let isReady = false;
  let isWatched = false;
  let entered: EnteredForm | undefined;

  const container = hydrated?.container ?? document.createElement('div');
  container.id = `hbspt-form-${instanceId}`;
  container.className = 'hbspt-form mk-form';
  container.dataset.hsFormsRoot = 'true';
  // One that is there already must not be moved: the focus would be lost.
  if (!hydrated) element.append(container);
  scope.add(() => container.remove());

  const messages = () => {
    const { translations, locale } = context.settings();
    return createMessages(translations[locale] as Texts | undefined, locale, open.texts?.());
  };
  const drawn: DrawnForm = {
    context,
    document: loaded.document,
    container,
    form: () => form,
    open: () => open,
    messages,
    remove: () => ends[0]?.(),
    replace(next) {
      for (const end of ends) end();
      open = next;
      start();
    },
    attachAgain: () => entered?.attachAgain(),
  };

  const afterReady = openPart(() => import('../on-demand/after-ready'), 'view counting', context);
  const watch = () =>
    void afterReady(({ startAfterReady }) => {
      if (!isWatched) startAfterReady(drawn);
      isWatched = true;
    });
  // Nobody needs it before a visitor comes.
  const firstFocus = openPart(() => import('../on-demand/first-focus'), 'the submission of forms', context);
  const enter = () => {
    if (isReady) watch();
    return firstFocus(({ startFirstFocus }) => (entered ??= startFirstFocus(drawn)));
  };
  container.addEventListener('focusin', enter);
  /** The button of a form whose code that sends is still on its way. What is refused now is not sent later. */
  const submitLate = async () => {
    const form = () => open.store.form;
    if (isBusy(form().get())) return;
    const isRefused = () => open.store.fields.some(({ get }) => get().refusal);
    const wasRefused = isRefused();
    form().dispatch({ type: 'requested' });
    context.setStatus('busy');
    const part = await Promise.race([enter(), pause(scope, PATIENCE)]);
    if (context.signal.aborted) return;
    const failure = part ? null : { type: 'SERVER_ERROR', message: '' };
    context.setStatus('ready');
    form().dispatch({ type: 'failed', failure });
    if (!part) context.emit('submissionFailure', { code: 'SERVER_ERROR', message: '' });
    else if (isRefused() || !wasRefused) part.submit();
  };

  const announce = () => {
    if (context.signal.aborted) return;
    giveBack();
    context.emit('rendered', {});
    context.markReady();
    context.emit('ready', {});
    isReady = true;
    watch();
  };

  const parts: Omit<FormModel, 'definition' | 'store' | 'settings' | 'messages' | 'language'> = {
    instanceId,
    suffix: suffixOf(context.id),
    ...hydrated?.parts,
    submit: () => (entered ? entered.submit() : void submitLate()),
    formElement(next) {
      form = next;
      if (!next) return;
      // Where no script runs, the browser itself shall check.
      next.noValidate = true;
      if (!isDrawn) Promise.resolve(open.whole).then(announce);
      isDrawn = true;
    },
  };

  const draw = () => {
    const { definition, store } = open;
    if (store.form.get().submitted) return;
    drawing.draw({
      ...parts,
      definition,
      store,
      language: open.language(),
      settings: context.settings(),
      messages: messages(),
    });
  };
  const start = (first?: Drawing) => {
    const { store, View, css = [] } = open;
    drawing = first ?? createDrawing(container, View, context.fail);
    ends = [drawing.remove, store.stop, adoptStyles(element, FORM_CSS, ...css)].map(scope.add);
    draw();
  };
  start(hydrated?.drawing);
  context.onSettings(draw);
}
