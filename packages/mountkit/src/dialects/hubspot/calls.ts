import { type Disposer, guard, report, shared, uniqueId } from '@mountkit/core';
import { checkIds } from './check-ids';
import type { HubspotOptions, WrappedForm } from './options';

/** One call of `hbspt.forms.create`. */
export interface FormCall {
  readonly options: HubspotOptions;
  readonly instanceId: string;
  /** Where the form stands if the call names no target: at the script that called. */
  readonly place: HTMLElement | null;
  /** Resolves when the form is ready; never, where there is none. */
  readonly ready: Promise<{ readonly form: WrappedForm }>;
  readonly markReady: (form: WrappedForm) => void;
}

/** What the incumbent's call answers. */
interface CreatedForm {
  readonly id: string;
  readonly instanceId: string;
  onReady(listener: (form: WrappedForm) => void): void;
}

interface Calls {
  /** Calls that nobody serves yet. */
  readonly waiting: FormCall[];
  serve: ((call: FormCall) => void) | undefined;
}

const calls = () => shared<Calls>('hbspt-calls', () => ({ waiting: [], serve: undefined }));

/** Serves the calls that have been made and those that come; the first who serves them does. */
export function serveCalls(serve: (call: FormCall) => void): Disposer {
  const page = calls();
  if (page.serve) return () => {};
  page.serve = serve;
  for (const call of page.waiting.splice(0)) serve(call);
  return () => {
    page.serve = undefined;
  };
}

/** What a call asks for, before anybody serves it. */
function openCall(options: HubspotOptions): FormCall {
  let markReady: FormCall['markReady'] = () => {};
  const ready = new Promise<{ readonly form: WrappedForm }>((resolve) => {
    // In an object: what jQuery makes of a form must not be taken for a promise.
    markReady = (form) => resolve({ form });
  });
  return {
    options,
    instanceId: `${options.formInstanceId ?? ''}` || uniqueId(),
    place: options.target ? null : placeAtScript(),
    ready,
    markReady,
  };
}

/** An element beside the script that is running; null where none is, or it stands where nothing is seen. */
function placeAtScript(): HTMLElement | null {
  const script = document.currentScript;
  if (!script || script.closest('head')) return null;
  const place = document.createElement('div');
  script.before(place);
  return place;
}

/** The incumbent's call. It throws for ids that are none; everything else happens later. */
function create(options: HubspotOptions, called: (options: HubspotOptions) => void): CreatedForm {
  checkIds(options);
  const call = openCall(options);
  called(options);
  const { serve, waiting } = calls();
  if (serve) serve(call);
  else waiting.push(call);
  return {
    id: `${options.formId}`,
    instanceId: call.instanceId,
    onReady: (listener) =>
      void call.ready.then(({ form }) =>
        guard(
          () => listener(form),
          (error) => report('a listener of onReady threw', error),
        ),
      ),
  };
}

/** Puts `hbspt.forms.create` into the page; answers false where there is one, which stays. `called` hears of each call. */
export function installHbspt(called: (options: HubspotOptions) => void = () => {}): boolean {
  const page = window as { hbspt?: { forms?: { create?: unknown } } };
  page.hbspt ??= {};
  page.hbspt.forms ??= {};
  if (page.hbspt.forms.create) return false;
  page.hbspt.forms.create = (options: HubspotOptions = {}) => create(options, called);
  return true;
}
