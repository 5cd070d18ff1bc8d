import { guard, relayToPage, report } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import { accessForm } from '@mountkit/forms-embed/access';
import type { Apis } from '../../widgets';
import type { FormCall } from './calls';
import { placeByScripts, whenParsed, whenThere } from './find-target';
import { followScripts } from './follow-scripts';
import { type HubspotOptions, readHubspotOptions, type WrappedForm } from './options';
import { wrapForm } from './wrap-form';

type Forms = Pick<Apis['forms'], 'mount' | 'registry'>;
type FormSettings = NonNullable<Parameters<Forms['mount']>[1]>;

/** Mounts the form of one call, as soon as its target is found. */
export function createForm(forms: Forms, call: FormCall): void {
  const begun: Begun = { ...call, given: { ...call.options } };
  if (call.place) mountCall(forms, begun, call.place);
  else if (call.options.target) whenThere(call.options.target, (element) => mountCall(forms, begun, element));
  else whenParsed(() => mountCall(forms, begun, placeByScripts(`${call.options.formId}`)));
}

/** A call, and its options, which the page may change. */
type Begun = Pick<FormCall, 'instanceId' | 'markReady'> & { readonly given: HubspotOptions };

function mountCall(
  { mount, registry }: Forms,
  { given, markReady, instanceId }: Begun,
  target: HTMLElement | null,
): void {
  if (!target) {
    mount(`${given.target ?? 'hbspt.forms.create without target'}`, readHubspotOptions(given) as FormSettings);
    return;
  }
  const element = freeElement(registry, target);
  const access = accessForm(element);
  const wrapped = () => wrapForm(access.form() ?? element);
  const begin = () => {
    const form = access.form();
    // Before the page's callback, which may put values into the form at once.
    if (form) followScripts(form, access);
    relayToPage({ type: 'hsFormCallback', eventName: 'onReady', id: given.formId, data: {} });
    markReady(wrapped());
    given.onFormReady?.(wrapped(), given);
  };
  /** The page may change its options before the form is drawn, when the definition is there. */
  const init = () => {
    const before = writeJson(readHubspotOptions(given));
    given.onBeforeFormInit?.(given);
    const options = readHubspotOptions(given);
    if (writeJson(options) !== before) registry.getByElement(element, 'form')?.update(options as FormSettings);
  };
  const begunBy: FormSettings = {
    onFormDefinitionFetchSuccess({ definition }) {
      guard(
        () => given.onFormDefinitionFetchSuccess?.(definition),
        (error) => report('onFormDefinitionFetchSuccess threw', error),
      );
      init();
    },
    onFormReady: begin,
  };
  const callbacks = { ...callbacksOf(given, wrapped), ...begunBy };
  const options = { ...readHubspotOptions(given), ...callbacks };
  withInstanceId(element, instanceId, () => mount(element, options as FormSettings));
}

/** The widget reads its id from the element when it is mounted; the page's own markup stays as it was. */
function withInstanceId({ dataset }: HTMLElement, instanceId: string, run: () => void): void {
  const before = dataset.instanceId;
  dataset.instanceId = instanceId;
  try {
    run();
  } finally {
    if (before === undefined) delete dataset.instanceId;
    else dataset.instanceId = before;
  }
}

/** The target itself; if it has a form already, a new element in it, since the incumbent draws both. */
function freeElement(registry: Forms['registry'], target: HTMLElement): HTMLElement {
  if (!registry.getByElement(target, 'form')) return target;
  const element = document.createElement('div');
  target.append(element);
  return element;
}

/** The page's callbacks as ours: facts, 'Host-page contract of the incumbent'. */
function callbacksOf(given: HubspotOptions, form: () => WrappedForm): FormSettings {
  return {
    onFormDefinitionFetchError: (error) => given.onFormDefinitionFetchError?.(error),
    onBeforeFormSubmit: ({ values }) => given.onBeforeFormSubmit?.(form(), values),
    onFormSubmit: ({ values }) => given.onFormSubmit?.(form(), values),
    onFormSubmitted: ({ redirectUrl, submissionValues }) =>
      given.onFormSubmitted?.(form(), {
        redirectUrl,
        submissionValues: Object.fromEntries(submissionValues.map(({ name, value }) => [name, value])),
      }),
    onFormFailedValidation: () => given.onFormFailedValidation?.(form()),
    onFormError: (error) => given.onFormError?.(error),
  };
}
