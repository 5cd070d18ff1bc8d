// What several families of page-widgets share is in a file of its own, which the first of them loads.
export const FAMILY_FILES = {
  // What the lightbox plays is the video's own code.
  video: ['video/dom/open-facade', 'video/dom/style', 'video/logic/video-source'],
  // What remembers something of the visitor.
  'page-storage': ['core/src/dom/storage', 'core/src/dom/clock', 'core/src/logic/expiring-store'],
  // What asks a server for something, and takes in its answer.
  'page-answers': [
    'core/src/dom/policy',
    'core/src/dom/request',
    'core/src/dom/parse-markup',
    'core/src/logic/suspects',
    // Only forms of shops ask and carry options of others.
    'shop-cart/src/dom/own-attributes',
    'shop-forms/dom/open-form-texts',
    'shop-cart/src/logic/locale',
  ],
  // What the basket's drawer and its page share.
  'page-basket': ['shop-cart/src/drawer/dom/words', 'shop-cart/src/drawer/logic/texts', 'drawer-view/create'],
  // What puts a text on the clipboard.
  'page-copy': ['shared/dom/copy-text'],
  'page-shared': [
    // What reads the loader's kit.
    '\0virtual:taken-kit',
    '\0virtual:taken-widget-kit',
    'core/src/dom/consent',
    'shared/dom/cover-bottom',
    'shared/dom/create-page-widget',
    'core/src/dom/device',
    'shared/dom/drop-empty',
    'shared/dom/in-view',
    'shared/dom/is-motion-reduced',
    'shared/dom/keep-attributes',
    'shared/dom/make',
    'shared/dom/on-press',
    'shared/dom/on-resize',
    'shared/dom/place-of',
    'core/src/dom/listen',
    'core/src/dom/page-config',
    'shared/dom/responsive',
    'shared/dom/run-guarded',
    'shared/dom/set-classes',
    'shared/logic/responsive-options',
    'shared/dom/unseen',
    'core/src/dom/scanner',
    'core/src/dom/style',
    'core/src/logic/breakpoints',
    'core/src/logic/foreign',
  ],
};
