import { adoptStyles, createMountError, guard, type MountError, readCookies, shared } from '@mountkit/core';
import { fetchDefinition } from '../dom/definition/fetch-definition';
import { findGiven } from '../dom/definition/find-given';
import { readAddress } from '../dom/definition/read-address';
import { reserveSpace } from '../dom/look/reserve-space';
import { createSubmit } from '../dom/submission/submit';
import { checkAddress } from '../logic/definition/check-address';
import { createMessages, type Texts } from '../logic/texts/messages';
import type { TakenForm } from '../on-demand/hydrate';
import { createDrawing } from '../ui/drawing';
import { FORM_CSS } from '../ui/style';
import { customRules } from './custom-rules';
import type { FormContext } from './form-context';
import type { AttendedSubmission, FormModel, OpenForm } from './form-model';
import { openTextForm } from './open-text-form';

/** Fetches the definition, then draws the form: specification 2 section 4, 'Form load'. */
export function startForm(context: FormContext): void {
  const settings = context.settings();
  const wrong = checkAddress(settings);
  if (wrong) {
    context.fail(wrong);
    return;
  }

  const given = findGiven(context.element);
  const giveBack = context.scope.add(reserveSpace(context.element, given ? 0 : settings.minHeight));
  const failToDraw = (error: unknown) => context.fail(createMountError('RENDER_FAILURE', 'could not be drawn', error));
  context.emit('beforeFormInit', {});
  Promise.all([loadForm(context), given && import('../on-demand/hydrate').then(({ takeOver }) => takeOver)]).then(
    ([open, takeOver]) =>
      guard(() => {
        if (context.signal.aborted) return;
        const taken = given && takeOver?.(given, open, context);
        drawForm(context, open, { giveBack, taken });
      }, failToDraw),
    (error: MountError) => {
      if (context.signal.aborted) return;
      giveBack();
      // A chunk that did not come has no code.
      if (!error.code) return failToDraw(error);
      context.emit('definitionFetchError', { code: error.code, message: error.message });
      context.fail(error);
    },
  );
}

async function loadForm(context: FormContext): Promise<OpenForm> {
  const settings = context.settings();
  const hasUnreadOptions = context.hasUnreadOptions();
  const { document, fallback } = await (settings.definition ||
  (hasUnreadOptions && (await (await import('../on-demand/open-full-form')).isPreview(context)))
    ? { document: settings.definition, fallback: false }
    : fetchDefinition(context, readAddress(settings)));
  const given = new URLSearchParams(location.search);
  const isUsual =
    !hasUnreadOptions && settings.locale === 'en' && !customRules().size && !/XSRF-TOKEN=/.test(readCookies());
  const form =
    (isUsual && openTextForm(document, (name) => given.has(name))) ||
    (await (await import('../on-demand/open-full-form')).openFullForm(context, document));
  context.emit('definitionFetched', {
    definition: document,
    fallback: fallback || 'definitionS3WriteDate' in form.definition.metaData,
  });
  return form;
}

/** Numbers the instances of a form, so that ids stay unique where a page holds it twice. */
function suffixOf(guid: string): string {
  const counts = shared('form-counts', () => new Map<string, number>());
  const count = (counts.get(guid) ?? 0) + 1;
  counts.set(guid, count);
  const suffix = count === 1 ? guid : `${guid}_${count}`;
  // A server may have used it.
  return document.getElementById(`hsForm_${suffix}`) ? suffixOf(guid) : suffix;
}

interface Place {
  readonly giveBack: () => void;
  /** What a server has drawn, if it fits. */
  readonly taken: TakenForm | null | undefined;
}

function drawForm(context: FormContext, open: OpenForm, { giveBack, taken }: Place): void {
  const { element, scope, instanceId } = context;
  const { definition, store, View, css = '', isRightToLeft } = open;
  let form: HTMLFormElement | null = null;
  let drawn = false;

  const announce = () => {
    if (context.signal.aborted) return;
    giveBack();
    context.emit('rendered', {});
    context.markReady();
    context.emit('ready', {});
    import('../on-demand/after-ready').then(({ watchViews }) => watchViews(context, open), context.report);
  };

  const container = taken?.container ?? document.createElement('div');
  container.id = `hbspt-form-${instanceId}`;
  container.className = 'hbspt-form mk-form';
  container.dataset.hsFormsRoot = 'true';
  if (isRightToLeft) container.dir = 'rtl';
  // One that is there already must not be moved: the focus would be lost.
  if (!taken) element.append(container);
  scope.add(() => container.remove());
  scope.add(adoptStyles(element, FORM_CSS + css));

  const messages = () => {
    const { translations, locale } = context.settings();
    return createMessages(translations[locale] as Texts | undefined, locale, open.texts);
  };

  // Nobody needs it before a visitor comes.
  let attending: Promise<AttendedSubmission | undefined> | undefined;
  // A chunk that does not come says so itself.
  const loadAttend = () =>
    import('../on-demand/first-focus').then(
      (chunk) => chunk.attend(context, open, messages),
      context.report as () => undefined,
    );
  const attend = () => (attending ??= loadAttend());
  container.addEventListener('focusin', attend, { once: true });
  scope.add(store.stop);
  const drawing = taken?.drawing ?? createDrawing(container, View, context.fail);
  const leave = scope.add(drawing.remove);
  const thank = (message: string) => {
    const hadFocus = container.matches(':focus-within');
    leave();
    const text = message || messages().of('thankYou');
    import('../dom/submission/show-thanks')
      .then(({ showThanks }) => showThanks(container, text, { guid: definition.guid, instanceId, hadFocus }))
      .catch(() => container.append(text));
  };
  const submit = createSubmit({ context, open, thank, attend, form: () => form });
  const parts: Omit<FormModel, 'settings' | 'messages'> = {
    definition,
    store,
    instanceId,
    suffix: suffixOf(context.id),
    ...taken?.parts,
    submit,
    formElement(next) {
      form = next;
      if (!next) return;
      // Where no script runs, the browser itself shall check.
      next.noValidate = true;
      if (!drawn) Promise.resolve(open.whole).then(announce);
      drawn = true;
    },
  };

  const draw = () => {
    if (store.form.get().submitted) return;
    drawing.draw({ ...parts, settings: context.settings(), messages: messages() });
  };
  context.onSettings(draw);
  draw();
}
