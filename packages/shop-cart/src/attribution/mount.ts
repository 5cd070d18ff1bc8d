import { consentState, createWidget, type FailureEvents, MARK, readConsent, type Widget } from '@mountkit/core';
import { readCookie } from '../dom/cookies';
import { watchStated } from '../dom/watch-stated';
import { createTracker, type Tracker } from './dom/create-tracker';
import { ATTRIBUTION_SCHEMA, type AttributionOptions } from './settings';

const trackers = new WeakMap<Element, Tracker>();

const attribution: Widget<AttributionOptions, FailureEvents> = /* @__PURE__ */ createWidget<
  AttributionOptions,
  FailureEvents
>({
  name: 'attribution',
  group: 'attribution',
  schema: ATTRIBUTION_SCHEMA,
  // The attributes of a body that the page has not marked are for others.
  attributes: (element) => (element?.hasAttribute(MARK) ? { ...element.dataset } : {}),
  identify: () => '',
  start(context) {
    const tracker = createTracker(context, context.settings().attribution_params, {
      isAllowed: () => readConsent('marketing'),
      readCookie,
    });
    let given: boolean | undefined;
    const follow = () => tracker.track(given);
    trackers.set(context.element, {
      ...tracker,
      track(isOn) {
        given = isOn;
        follow();
      },
    });
    context.scope.add(() => trackers.delete(context.element));
    context.scope.add(watchStated(consentState(), follow));
    follow();
    context.markReady();
  },
});

/** Records where the visitors of a shop came from, on pages without a cart: contract section 9. */
export const mount: Widget<AttributionOptions, FailureEvents>['mount'] = attribution.mount;
/** What records on this page. */
export const registry: Widget<AttributionOptions, FailureEvents>['registry'] = attribution.registry;
/** What an element's attribution remembers, and its switch. */
export const control = (element: Element): Tracker | undefined => trackers.get(element);
