// Which file of the page builder's dialect holds what several of its files share: one that such a page has anyway. The dialect's
// own file only looks for the builder's elements; the file of the page is loaded with the first of them.
export const ELEMENTOR_FILES = {
  'dialect-elementor': ['elementor/watch-page'],
  // What remembers something of the visitor.
  storage: ['core/src/dom/storage', 'core/src/dom/clock', 'core/src/logic/expiring-store'],
  // What follows links with an action of the builder: popups and the lightbox.
  'read-action': ['elementor/read-action'],
  // What tabs, menus and stretched sections share.
  titles: ['elementor/scroll-row', 'elementor/stretch', 'families/stretched', 'disclosure/tell-of-shown'],
  page: [
    'elementor/watch-elements',
    'elementor/page-facts',
    'elementor/read-facts',
    'elementor/read-element',
    'elementor/read-settings',
    'elementor/when-gone',
    'elementor/value-now',
    'elementor/mark-device',
    'dom/listen',
    'dom/open-part',
    'logic/guard',
    'dom/page-config',
    'dom/device',
    'dom/own-markup',
    'dom/policy',
    'logic/http-url',
    'logic/json',
    'logic/breakpoints',
  ],
};
