import { openPart, type Widget } from '@mountkit/core';
import { createPageWidget } from '../shared/dom/create-page-widget';
import { startFloatingBar } from './dom/start-floating-bar';
import type { FloatingEvents } from './events';
import { CONTACT_SCHEMA, type ContactOptions, FLOATING_BAR_SCHEMA, type FloatingBarOptions } from './settings';

export const floatingBar: Widget<FloatingBarOptions, FloatingEvents> = /* @__PURE__ */ createPageWidget({
  group: 'floating',
  name: 'floating-bar',
  schema: FLOATING_BAR_SCHEMA,
  start: startFloatingBar,
});
export const contact: Widget<ContactOptions, FloatingEvents> = /* @__PURE__ */ createPageWidget({
  group: 'floating',
  name: 'contact',
  schema: CONTACT_SCHEMA,
  start(context) {
    void openPart(
      () => import('./dom/start-contact'),
      'the contact button',
      context,
    )(({ startContact }) => startContact(context), context.markReady);
  },
});

/** Makes a bar of an element: one that can be closed. Twice on one element answers the same handle. Contract section 10. */
export const mount: Widget<FloatingBarOptions, FloatingEvents>['mount'] = floatingBar.mount;
/** Makes a button with a panel of ways to get in touch. */
export const mountContact: Widget<ContactOptions, FloatingEvents>['mount'] = contact.mount;
/** All floating bars and contact buttons of the page. */
export const registry: Widget<FloatingBarOptions, FloatingEvents>['registry'] = floatingBar.registry;
