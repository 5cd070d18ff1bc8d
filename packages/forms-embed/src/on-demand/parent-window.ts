import { hub } from '@mountkit/core';
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

/** Forms whose pages are told already. */
const telling = new WeakSet<FormContext>();

/** The origin that may hear values; empty where the page names none. */
function originOf({ settings, report }: FormContext): string {
  const { parentOrigin } = settings();
  if (!parentOrigin) return '';
  try {
    const { origin, protocol } = new URL(parentOrigin);
    if (/^https?:$/.test(protocol)) return origin;
  } catch {}
  report(`data-parent-origin is ${JSON.stringify(parentOrigin)}, expected an http(s) origin`);
  return '';
}

/**
 * Tells the page around the one that the form stands on how tall it is and which events there are, those that were
 * before this was there first. Values go to no page that was not named: contract section 5.
 */
export function tellParent(context: FormContext, past: readonly (keyof FormEvents)[]): void {
  const { id, instanceId, element, scope, signal } = context;
  if (signal.aborted || telling.has(context)) return;
  telling.add(context);
  const origin = originOf(context);
  const tell = (event: string, data: unknown) => {
    const eventName = Object.hasOwn(NAMES, event) ? NAMES[event as keyof typeof NAMES] : event;
    parent.postMessage({ type: 'hsFormCallback', eventName, id, ...(origin && { data }) }, origin || '*');
  };

  for (const event of past) tell(event, { id, instanceId });
  scope.add(
    hub().on('*', (heard) => {
      const { event, detail } = heard as { event: string; detail: Readonly<Record<string, unknown>> };
      const [group, name = ''] = event.split(':');
      if (group === 'forms' && detail.instanceId === instanceId) tell(name, detail.values ?? detail);
    }),
  );

  let told = 0;
  const { documentElement } = document;
  const watch = new ResizeObserver(() => {
    // The root may be as tall as the frame, whatever is in it.
    const own = element.getBoundingClientRect().bottom + scrollY;
    const height = Math.ceil(Math.max(own, documentElement.getBoundingClientRect().height));
    if (height === told) return;
    told = height;
    parent.postMessage({ type: 'height', height, id }, '*');
  });
  watch.observe(element);
  watch.observe(documentElement);
  scope.add(() => watch.disconnect());
}
