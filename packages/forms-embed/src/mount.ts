import { createWidget, type Handle, relayToPage, type Schema, type Widget } from '@mountkit/core';
import { CALLBACKS, type FormEvents } from './events';
import { startForm } from './form/start-form';
import { FORM_SCHEMA, type FormMountOptions, type FormOptions } from './settings';

const widget: Widget<FormOptions, FormEvents> = /* @__PURE__ */ createWidget<FormOptions, FormEvents>({
  name: 'form',
  group: 'forms',
  // The rest of the options are read by `openFullForm`.
  schema: FORM_SCHEMA as Schema<FormOptions>,
  isPartial: true,
  identify: ({ formId }) => formId,
  start: startForm,
  relay(name, detail, settings) {
    const eventName = CALLBACKS[name as keyof typeof CALLBACKS];
    if (!eventName) return;
    const post = (eventName: string, data: unknown) =>
      relayToPage({ type: 'hsFormCallback', eventName, id: settings.formId, data });
    // Tag managers know the order of the incumbent, whose form begins when its definition is there.
    if (name !== 'beforeFormInit') post(eventName, 'values' in detail ? detail.values : detail);
    if (name === 'definitionFetched') post('onBeforeFormInit', { ...detail, definition: undefined });
    (settings[eventName] as ((detail: unknown) => void) | undefined)?.(detail);
  },
});

/** Mounts a form on an element or selector. Twice on one element answers the same handle. Contract section 4. */
export const mount: (target: Element | string, options?: FormMountOptions) => Handle<FormOptions, FormEvents> =
  widget.mount;
/** Every form of the page. */
export const registry: Widget<FormOptions, FormEvents>['registry'] = widget.registry;
