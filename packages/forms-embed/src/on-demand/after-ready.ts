import { ask, askAnalytics, callAnalytics } from '@mountkit/core';
import { hasKeptValues } from '../dom/controls/has-kept-values';
import { readAddress } from '../dom/definition/read-address';
import type { FormContext } from '../form/form-context';
import type { OpenForm } from '../form/form-model';
import type { FullDefinition } from '../logic/definition/full-definition';
import { type Counted, counterUrl } from '../logic/submission/counters';

/** The methods of the page's analytics: specification 2 section 7.6. */
const METHODS: Readonly<Record<Counted, string>> = {
  view: 'trackFormView',
  visible: 'trackFormVisible',
  interaction: 'trackFormInteraction',
};

/** Modes in which nobody but the form's owner looks at it. */
const OWNERS = ['preview', 'builder', 'test', 'cms-editor'];

/**
 * Tells, each once, that the form is there, that the visitor has scrolled to it, and that the visitor has come into it:
 * specification 2 section 4, 'Analytics events'. A chunk of its own, fetched when the form is ready.
 */
export function watchViews(context: FormContext, open: OpenForm): void {
  const { element, id, instanceId, settings, emit, scope, signal, report } = context;
  if (signal.aborted) return;
  if (parent !== window) {
    const past = ['beforeFormInit', 'definitionFetched', 'rendered', 'ready'] as const;
    import('./parent-window').then(({ tellParent }) => tellParent(context, past), report);
  }
  const takeLate = () => import('./settings-changed').then(({ takeSettings }) => takeSettings(context, open), report);
  context.onSettings(takeLate);
  // Some may have changed while this was on its way.
  if (context.hasUnreadOptions() || settings().locale !== (open.locale ?? 'en')) takeLate();

  // A text form's type is never asked for before: specification 2 section 9 has the default.
  const { formTypeNumber = 11 } = open.definition as Partial<FullDefinition>;

  const tell = (counted: Counted) => {
    emit(counted, {});
    const { mode, previewMode } = settings();
    if (previewMode || OWNERS.includes(mode)) return;
    whenThere(() => callAnalytics(METHODS[counted], id, instanceId, formTypeNumber));
    // An image in all but name: a page whose policy lets the form be sent lets this through too.
    ask(counterUrl(readAddress(settings()), counted), {
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  };

  /** Once. */
  const hear = (target: EventTarget, name: string, listener: () => unknown) => {
    target.addEventListener(name, listener, { once: true });
    scope.add(() => target.removeEventListener(name, listener));
  };

  /** The page's analytics may come after the form; what they missed is told when the page has loaded. */
  const whenThere = (call: () => boolean) => {
    if (call() || document.readyState === 'complete') return;
    hear(window, 'load', call);
  };

  askAnalytics();
  tell('view');
  restoreTyped(context, open);

  if (element.matches(':focus-within')) tell('interaction');
  else hear(element, 'focusin', () => tell('interaction'));

  if (typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    tell('visible');
  });
  observer.observe(element);
  scope.add(() => observer.disconnect());
}

/** Gives a text form what was typed into it before in this visit: it is drawn before anybody looks for that. */
function restoreTyped(context: FormContext, open: OpenForm) {
  if (open.compose || !hasKeptValues(context.id)) return;
  import('./keep-values').then(
    ({ restoreTextForm }) => restoreTextForm(context, open),
    (error) => context.report('what was typed is not restored', error),
  );
}
