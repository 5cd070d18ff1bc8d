import { createScan, createWidget, type Disposer, relayToPage, type Widget } from '@mountkit/core';
import { findGiven } from './dom/find-given';
import { CALLBACKS, type FormEvents } from './events';
import { FORM_SCHEMA, type FormOptions } from './settings';
import { startForm } from './start-form';

const widget: Widget<FormOptions, FormEvents> = /* @__PURE__ */ createWidget<FormOptions, FormEvents>({
  name: 'form',
  group: 'forms',
  schema: FORM_SCHEMA,
  identify: ({ formId }) => formId,
  instanceIn: (element) => findGiven(element)?.dataset.instanceId,
  start: startForm,
  relay(name, detail, settings) {
    if (!Object.hasOwn(CALLBACKS, name)) return;
    const eventName = CALLBACKS[name as keyof typeof CALLBACKS];
    relayToPage({
      type: 'hsFormCallback',
      eventName,
      id: settings.formId,
      data: 'values' in detail ? detail.values : detail,
    });
    (settings[eventName] as ((detail: unknown) => void) | undefined)?.(detail);
  },
});

/** Mounts a form on an element or selector. Twice on one element answers the same handle. Contract section 4. */
export const mount: Widget<FormOptions, FormEvents>['mount'] = widget.mount;
/** Mounts every element marked `data-mountkit="form"` below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan('form', widget);
/** Every form of the page. */
export const registry: Widget<FormOptions, FormEvents>['registry'] = widget.registry;
