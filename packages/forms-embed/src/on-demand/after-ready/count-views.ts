import { ask, askAnalytics, callAnalytics } from '@mountkit/core';
import { readAddress } from '../../dom/definition/read-address';
import type { DrawnForm } from '../../form/drawn-form';
import type { FullDefinition } from '../../logic/definition/full-definition';
import { type Counted, counterUrl } from '../../logic/submission/counters';

/** The methods of the page's analytics: specification 2 section 7.6. */
const METHODS: Readonly<Record<Counted, string>> = {
  view: 'trackFormView',
  visible: 'trackFormVisible',
  interaction: 'trackFormInteraction',
};

/** Modes in which nobody but the form's owner looks at it. */
const OWNERS = ['preview', 'builder', 'test', 'cms-editor'];

/**
 * Counts, once each, that the form is there, that the visitor has scrolled to it, and that the visitor has entered it:
 * specification 2 section 4, 'Analytics events'.
 */
export function countViews({ context, open }: DrawnForm): void {
  const { element, id, instanceId, settings, emit, scope } = context;
  // A text form never reads its type: specification 2 section 9 has the default.
  const { formTypeNumber = 11 } = open().definition as Partial<FullDefinition>;

  const count = (counted: Counted) => {
    emit(counted, {});
    const { mode, previewMode } = settings();
    if (previewMode || OWNERS.includes(mode)) return;
    callSoon(() => callAnalytics(METHODS[counted], id, instanceId, formTypeNumber));
    // An image in all but name: a page whose policy lets the form be sent lets this through too.
    ask(counterUrl(readAddress(settings()), counted), {
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  };

  const listenOnce = (target: EventTarget, name: string, listener: () => unknown) => {
    target.addEventListener(name, listener, { once: true });
    scope.add(() => target.removeEventListener(name, listener));
  };

  /** The page's analytics may be loaded after the form: what they missed is repeated when the page has loaded. */
  const callSoon = (call: () => boolean) => {
    if (call() || document.readyState === 'complete') return;
    listenOnce(window, 'load', call);
  };

  askAnalytics();
  count('view');

  if (element.matches(':focus-within')) count('interaction');
  else listenOnce(element, 'focusin', () => count('interaction'));

  if (typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    count('visible');
  });
  observer.observe(element);
  scope.add(() => observer.disconnect());
}
