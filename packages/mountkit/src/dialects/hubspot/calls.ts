import { type Disposer, guard, report, shared, uniqueId } from '@mountkit/core';
import { checkIds } from './check-ids';
import type { HubspotOptions, WrappedForm } from './options';

/** One call of `hbspt.forms.create`. */
export interface FormCall {
  readonly options: HubspotOptions;
  readonly instanceId: string;
  /** The place of the form if the call names no target: at the script that called. */
  readonly place: HTMLElement | null;
  /** Resolves when the form is ready; never, if it cannot be drawn. */
  readonly ready: Promise<{ readonly form: WrappedForm }>;
  readonly markReady: (form: WrappedForm) => void;
}

/** The return value of the incumbent's call. */
interface CreatedForm {
  readonly id: string;
  readonly instanceId: string;
  onReady(listener: (form: WrappedForm) => void): void;
}

interface Calls {
  /** Calls that wait for the dialect. */
  readonly waiting: FormCall[];
  serve: ((call: FormCall) => void) | undefined;
}

const calls = () => shared<Calls>('hbspt-calls', () => ({ waiting: [], serve: undefined }));

/** Serves past and later calls; only the first server of a page does. */
export function serveCalls(serve: (call: FormCall) => void): Disposer {
  const page = calls();
  if (page.serve) return () => {};
  page.serve = serve;
  for (const call of page.waiting.splice(0)) serve(call);
  return () => {
    page.serve = undefined;
  };
}

/** A call that waits to be served. */
function openCall(options: HubspotOptions): FormCall {
  let markReady: FormCall['markReady'] = () => {};
  const ready = new Promise<{ readonly form: WrappedForm }>((resolve) => {
    // In an object: a jQuery wrapper must not be mistaken for a promise.
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

/** An element beside the running script; null if there is none, or if it is in the head. */
function placeAtScript(): HTMLElement | null {
  const script = document.currentScript;
  if (!script || script.closest('head')) return null;
  const place = document.createElement('div');
  script.before(place);
  return place;
}

/** The incumbent's call. It throws for invalid ids; everything else happens later. */
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

/** Puts `hbspt.forms.create` into the page; returns false if there is one already. `called` is called for each call. */
export function installHbspt(called: (options: HubspotOptions) => void = () => {}): boolean {
  const page = window as { hbspt?: { forms?: { create?: unknown } } };
  page.hbspt ??= {};
  page.hbspt.forms ??= {};
  if (page.hbspt.forms.create) return false;
  page.hbspt.forms.create = (options: HubspotOptions = {}) => create(options, called);
  return true;
}
