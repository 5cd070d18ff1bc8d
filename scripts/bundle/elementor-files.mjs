// Which file of the page builder's dialect holds what several of its files share: one that such a page has anyway. The dialect's
// own file only looks for the builder's elements; the file of the page is loaded with the first of them.
export const ELEMENTOR_FILES = {
  'dialect-elementor': ['elementor/watch-elements'],
  // What tabs and menus of panels share.
  titles: ['elementor/scroll-row'],
  page: [
    'elementor/page-facts',
    'elementor/read-facts',
    'elementor/read-settings',
    'elementor/when-gone',
    'elementor/stretch',
    'elementor/read-action',
    'elementor/value-now',
    'elementor/tell-of-shown',
    'elementor/mark-device',
    'dom/listen',
    'dom/page-config',
    'dom/device',
    'dom/style',
    'logic/json',
    'logic/breakpoints',
  ],
};
