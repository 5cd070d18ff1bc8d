import { hub } from '@mountkit/core';
import { ownAddress } from '../dom/definition/own-address';
import type { CALLBACKS, FormEvents } from '../events';
import type { FormContext } from '../form/form-context';

/** The names of `events.ts`; a copy, since the chunk that has them is the one whose every byte counts. */
const NAMES: typeof CALLBACKS = {
  beforeFormInit: 'onBeforeFormInit',
  definitionFetched: 'onFormDefinitionFetchSuccess',
  definitionFetchError: 'onFormDefinitionFetchError',
  ready: 'onFormReady',
  beforeSubmit: 'onBeforeFormSubmit',
  submit: 'onFormSubmit',
  submitted: 'onFormSubmitted',
  failedValidation: 'onFormFailedValidation',
  submissionFailure: 'onFormError',
  renderError: 'onRenderError',
};

/** Forms whose parent window gets messages already. */
const posting = new WeakSet<FormContext>();

/**
 * Posts the form's height and its events to the page around the one that it is on, first the events that were before
 * this was loaded. Values are sent to no page that was not named: contract section 5.
 */
export function postToParent(context: FormContext, past: readonly (keyof FormEvents)[]): void {
  const { id, instanceId, element, scope, signal } = context;
  if (signal.aborted || posting.has(context)) return;
  posting.add(context);
  const named = ownAddress(context, 'parentOrigin');
  const origin = named && new URL(named).origin;
  const post = (event: string, data: unknown) => {
    const eventName = Object.hasOwn(NAMES, event) ? NAMES[event as keyof typeof NAMES] : event;
    parent.postMessage({ type: 'hsFormCallback', eventName, id, ...(origin && { data }) }, origin || '*');
  };

  for (const event of past) post(event, { id, instanceId });
  scope.add(
    hub().on('*', (message) => {
      const { event, detail } = message as { event: string; detail: Readonly<Record<string, unknown>> };
      const [group, name = ''] = event.split(':');
      if (group === 'forms' && detail.instanceId === instanceId) post(name, detail.values ?? detail);
    }),
  );

  let posted = 0;
  const { documentElement } = document;
  const watch = new ResizeObserver(() => {
    // The root may be as tall as the frame, whatever is in it.
    const own = element.getBoundingClientRect().bottom + scrollY;
    const height = Math.ceil(Math.max(own, documentElement.getBoundingClientRect().height));
    if (height === posted) return;
    posted = height;
    parent.postMessage({ type: 'height', height, id }, '*');
  });
  watch.observe(element);
  watch.observe(documentElement);
  scope.add(() => watch.disconnect());
}
