import { adoptStyles, createMountError, guard, type MountError, shared, type WidgetContext } from '@mountkit/core';
import { customRules } from './custom-rules';
import { fetchDefinition } from './dom/fetch-definition';
import { readAddress } from './dom/read-address';
import { reserveSpace } from './dom/reserve-space';
import { createSubmit } from './dom/submit';
import { readCookies } from './dom/visitor-token';
import type { FormEvents } from './events';
import type { FormModel, OpenForm } from './form-model';
import { checkAddress } from './logic/check-address';
import { isErrorVisible } from './logic/field-state';
import { createMessages, type Texts } from './logic/messages';
import { openPlain } from './open-plain';
import type { FormOptions } from './settings';
import { createDrawing } from './ui/drawing';
import { FORM_CSS } from './ui/style';

type Context = WidgetContext<FormOptions, FormEvents>;

/** Fetches the definition, then draws the form: specification 2 section 4, 'Form load'. */
export function startForm(context: Context): void {
  const settings = context.settings();
  const wrong = checkAddress(settings);
  if (wrong) {
    context.fail(wrong);
    return;
  }

  const giveBack = context.scope.add(reserveSpace(context.element, settings.minHeight));
  context.emit('beforeFormInit', {});
  loadForm(context).then(
    (form) =>
      guard(
        () => context.signal.aborted || drawForm(context, form, giveBack),
        (error) => context.fail(createMountError('RENDER_FAILURE', 'could not be drawn', error)),
      ),
    (error: MountError) => {
      if (context.signal.aborted) return;
      giveBack();
      context.emit('definitionFetchError', { code: error.code, message: error.message });
      context.fail(error);
    },
  );
}

async function loadForm(context: Context): Promise<OpenForm> {
  const { document, fallback } = await fetchDefinition(context, readAddress(context.settings()));
  const given = new URLSearchParams(location.search);
  const isUsual =
    !context.isPartlyRead() &&
    context.settings().locale === 'en' &&
    !customRules().size &&
    !/XSRF-TOKEN=/.test(readCookies());
  const form =
    (isUsual && openPlain(document, (name) => given.has(name))) ||
    (await (await import('./rich')).openRich(context, document));
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
  return count === 1 ? guid : `${guid}_${count}`;
}

function drawForm(context: Context, open: OpenForm, giveBack: () => void): void {
  const { element, scope, instanceId } = context;
  const { definition, store, View, texts, css = '', isRightToLeft } = open;
  const suffix = suffixOf(context.id);
  let form: HTMLFormElement | null = null;
  let drawn = false;

  const announce = () => {
    if (context.signal.aborted) return;
    giveBack();
    context.emit('rendered', {});
    context.markReady();
    context.emit('ready', {});
  };

  const container = document.createElement('div');
  container.id = `hbspt-form-${instanceId}`;
  container.className = 'hbspt-form mk-form';
  container.dataset.hsFormsRoot = 'true';
  if (isRightToLeft) container.dir = 'rtl';
  element.append(container);
  scope.add(() => container.remove());
  scope.add(adoptStyles(element, FORM_CSS + css));

  const messages = () => {
    const { translations, locale } = context.settings();
    return createMessages(translations[locale] as Texts | undefined, locale, texts);
  };

  for (const { field, get, subscribe } of store.fields) {
    let told = '';
    scope.add(
      subscribe(() => {
        const { refusal } = get();
        const key = (isErrorVisible(get()) && refusal?.key) || '';
        if (refusal && key && key !== told) {
          context.emit('fieldError', { name: field.name, key, message: messages().of(key, refusal.params) });
        }
        told = key;
      }),
    );
  }
  scope.add(store.stop);
  const drawing = createDrawing(container, View);
  const leave = scope.add(drawing.remove);
  const thank = (message: string) => {
    const hadFocus = container.matches(':focus-within');
    leave();
    const text = message || messages().of('thankYou');
    import('./dom/show-thanks')
      .then(({ showThanks }) => showThanks(container, text, { guid: definition.guid, instanceId, hadFocus }))
      .catch(() => container.append(text));
  };
  const submit = createSubmit({ context, open, thank, form: () => form });
  const parts: Omit<FormModel, 'settings' | 'messages'> = {
    definition,
    store,
    instanceId,
    suffix,
    submit,
    formElement(next) {
      form = next;
      if (next && !drawn) queueMicrotask(announce);
      drawn ||= next !== null;
    },
  };

  const draw = () => {
    if (store.form.get().submitted) return;
    drawing.draw({ ...parts, settings: context.settings(), messages: messages() });
  };
  context.onSettings(draw);
  draw();
}
