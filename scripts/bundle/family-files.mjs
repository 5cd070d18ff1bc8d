// What several families of page-widgets share is in a file of its own, which the first of them loads.
export const FAMILY_FILES = {
  'page-shared': [
    'dom/create-page-widget',
    'dom/device',
    'dom/in-view',
    'dom/is-motion-reduced',
    'dom/keep-attributes',
    'dom/listen',
    'dom/page-config',
    'dom/responsive',
    'dom/scanner',
    'dom/style',
    'logic/breakpoints',
    'logic/foreign',
  ],
};
