// The script tag's files, in the order in which they are built: a file that loads another by its hashed name comes after it.
// How each kind is built is in scripts/bundle.
import { cpSync } from 'node:fs';
import { createBundler } from './scripts/bundle/create-bundler.mjs';
import { ELEMENTOR_FILES } from './scripts/bundle/elementor-files.mjs';
import { FAMILY_FILES } from './scripts/bundle/family-files.mjs';
import { FORM_FILES } from './scripts/bundle/form-files.mjs';
import { listFamilies } from './scripts/list-families.mjs';
import { at } from './scripts/root.mjs';

/** The families of page-widgets and of the shop's pages: a chunk each. */
const FAMILIES = [...listFamilies(), 'attribution', 'cart-drawer', 'cart-page', 'checkout', 'product'].sort();

/** The widgets that draw nothing: chunk to package. */
const WIDGETS = { sticky: 'sticky', popups: 'popup-engine', filters: 'loop-filter', cart: 'shop-cart' };

/** The dialects: name to which of their files holds what several share. */
const DIALECTS = {
  'dialect-elementor': ELEMENTOR_FILES,
  'dialect-hubspot': {},
  'dialect-woocommerce': {
    'dialect-woocommerce': ['elementor/watch-page', 'elementor/watch-elements', 'woocommerce/follow-consent'],
  },
};

const script = createBundler(at('packages/mountkit/dist'));
const files = [
  script.faults(),
  script.widgetKit(),
  ...Object.entries(DIALECTS).flatMap(([name, groups]) => [
    script.dialect(name, groups),
    script.dialectOfOneFiles(name, groups),
  ]),
  script.dialect('inspector'),
  script.forms(FORM_FILES),
  script.chunk('links'),
  script.locales('cart', 'shop-cart'),
  ...Object.entries(WIDGETS).flatMap(([widget, folder]) => [
    ...script.lateFiles(widget, folder, 'umd'),
    script.oneFile(folder, /./),
    ...script.lateFiles(widget, folder, 'chunks'),
    script.chunk(widget),
  ]),
  script.families(FAMILIES, FAMILY_FILES),
  script.oneFile('forms-embed'),
  script.oneFile('elementor-frontend'),
  script.oneFile('all'),
  script.widgetLoader(),
  script.hbspt(),
  script.mountkit(),
];

/** Maps for whoever debugs: no file names its own, so that a page never asks for one. */
const withMap = (config) => ({ ...config, output: { ...config.output, sourcemap: 'hidden' } });

/** The same with React itself, for the browser tests: it draws forms alone, so the other files are copied. */
const dist = at('e2e/dist-react');
const react = createBundler(dist, { react: true, others: script });
const isDrawn = (path) =>
  /[\\/](?:(?:forms-[\da-f]{7}|mountkit(?:\.umd)?|hbspt|forms-embed)\.js|global\.\S+)$/.test(path);
const copyOthers = {
  name: 'copy-others',
  buildStart: () =>
    cpSync(at('packages/mountkit/dist'), dist, {
      recursive: true,
      filter: (path) => !isDrawn(path) && !path.endsWith('.map'),
    }),
};
const forms = react.forms(FORM_FILES);
const filesWithReact = [
  { ...forms, plugins: [copyOthers, ...forms.plugins] },
  react.oneFile('forms-embed'),
  react.oneFile('all'),
  react.hbspt(),
  react.mountkit(),
];

export default [...files.map(withMap), ...filesWithReact];
