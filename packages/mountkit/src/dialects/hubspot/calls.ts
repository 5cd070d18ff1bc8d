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

/** Whether the page's setter may be calling for forms that have waited. */
let isInstalling = false;

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
    // A call that has waited was made by another script.
    place: options.target || isInstalling ? null : placeAtScript(),
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

interface FormsObject {
  create?: unknown;
}

/** The page's `hbspt.forms`, which is created where there is none. */
function formsObject(): FormsObject {
  const page = window as { hbspt?: { forms?: FormsObject } };
  page.hbspt ??= {};
  page.hbspt.forms ??= {};
  return page.hbspt.forms;
}

/** Whether the page has a `hbspt.forms.create` already. */
export const hasHbspt = (): boolean => !!formsObject().create;

/**
 * Puts `hbspt.forms.create` into the page; returns false if there is one already. `called` is called for each call.
 *
 * The incumbent's plugin for WordPress has a setter there, which calls for the forms that wait at once: whatever a call
 * needs must be there before. Outside of a script element it looks for that element by a helper of the incumbent's, and
 * throws where that is not there, with the first form lost.
 */
export function installHbspt(called: (options: HubspotOptions) => void = () => {}): boolean {
  if (hasHbspt()) return false;
  const forms = formsObject();
  const page = window as { hubspot?: object };
  const isAlone = !page.hubspot;
  if (isAlone) page.hubspot = { utils: {} };
  const reported = (error: unknown) => report('hbspt.forms.create could not be called for a form that waits', error);
  const own = (options: HubspotOptions = {}) => create(options, called);
  isInstalling = true;
  guard(() => {
    // A form that cannot be created must not keep the setter from the others.
    forms.create = (options: HubspotOptions) => guard(() => own(options), reported);
  }, reported);
  isInstalling = false;
  guard(() =>
    Object.defineProperty(forms, 'create', { value: own, writable: true, configurable: true, enumerable: true }),
  );
  if (isAlone) delete page.hubspot;
  return true;
}
