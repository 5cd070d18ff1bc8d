// What several families of page-widgets share is in a file of its own, which the first of them loads.
export const FAMILY_FILES = {
  'page-shared': [
    'shared/dom/create-page-widget',
    'core/src/dom/device',
    'shared/dom/in-view',
    'shared/dom/is-motion-reduced',
    'shared/dom/keep-attributes',
    'core/src/dom/listen',
    'core/src/dom/page-config',
    'shared/dom/responsive',
    'shared/dom/unseen',
    'shared/logic/http-address',
    'core/src/dom/scanner',
    'core/src/dom/style',
    'core/src/logic/breakpoints',
    'core/src/logic/foreign',
  ], // What remembers something of the visitor.
  'page-storage': [
    'core/src/dom/clock',
    'core/src/dom/consent',
    'core/src/dom/storage',
    'core/src/logic/expiring-store',
  ],
};
