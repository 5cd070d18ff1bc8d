// Which file of the page builder's dialect holds what several of its files share: its own, or one that such a page has anyway.
export const ELEMENTOR_FILES = {
  'dialect-elementor': ['dom/listen', 'elementor/watch-elements', 'elementor/read-settings', 'elementor/when-gone'],
  style: ['dom/style'],
  page: [
    'logic/breakpoints',
    'dom/device',
    'elementor/stretch',
    'elementor/read-action',
    'elementor/value-now',
    'elementor/mark-device',
  ],
};
