// What several families of the page builder's dialect share is in the dialect's own file.
export const ELEMENTOR_FILES = {
  'dialect-elementor': ['dom/listen', 'elementor/watch-elements', 'elementor/read-settings', 'elementor/when-gone'],
};
