// The architecture's import rules. scripts/check-imports.mjs runs them on the packages, and on a bad example that must
// be reported. Paths are matched from the folder that holds packages/, so both look alike.

const src = '^packages/[^/]+/src/';
const widget = '^packages/(?!(?:core|mountkit|provider)/)([^/]+)/src/';
// The same files as in tsconfig.pure.json; scripts/check-imports.mjs compares the two.
// A family of page-widgets has a folder of the shape of a widget; the provider has another shape.
const pure =
  '(?:(?:|[^/]+/)logic/|document/|settings/|(?:|[^/]+/|[^/]+-)settings\\.ts$|(?:options|check|(?:|[^/]+/)events|rules)\\.ts$)';
const onDemand = '^packages/[^/]+/src/on-demand/';
const testing = '/testing(?:/|\\.ts$)';
const test = '\\.test\\.tsx?$';
const editor = '^packages/provider/editor/src/';
const editorLogic = '^packages/provider/src/editor/logic/';
const react = '(?:^|/)node_modules/(?:@types/)?react(?:-dom)?/|^react(?:-dom)?(?:/|$)';
const preact = '(?:^|/)node_modules/(?:preact|@preact)/|^@?preact(?:/|$)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'core-knows-no-package',
      comment: 'Rule 1: core imports no other package of ours.',
      severity: 'error',
      from: { path: '^packages/core/' },
      to: { path: '^packages/', pathNot: '^packages/core/' },
    },
    {
      name: 'widget-knows-only-core',
      comment: 'Rule 2: a widget imports core and never another widget.',
      severity: 'error',
      from: { path: widget },
      to: { path: '^packages/', pathNot: '^packages/(?:core|$1|mountkit|provider)/' },
    },
    {
      name: 'script-tag-uses-public-entries',
      comment: 'Rule 3: packages/mountkit imports only the public entries of the widgets.',
      severity: 'error',
      from: { path: '^packages/mountkit/' },
      to: {
        path: widget,
        pathNot:
          '^packages/[^/]+/src/(?:(?:(?:links|react)/)?index|[^/]+/index|access|check|prepare|rules|server)\\.ts$',
      },
    },
    {
      name: 'script-tag-is-imported-by-nobody',
      comment: 'Rule 3: nobody imports packages/mountkit.',
      severity: 'error',
      from: { pathNot: '^packages/mountkit/' },
      to: { path: '^packages/mountkit/' },
    },
    {
      name: 'provider-uses-pure-entries',
      comment: 'Rule 6a: the provider imports the pure entries of forms-embed and core, and no other package.',
      severity: 'error',
      from: { path: '^packages/provider/', pathNot: editor },
      to: {
        path: '^packages/',
        pathNot: '^packages/(?:provider/|core/src/logic/|forms-embed/src/(?:check|rules)\\.ts$)',
      },
    },
    {
      name: 'editor-shares-decisions-only',
      comment:
        "Rule 6a: the form editor runs in a browser: of the server it shares the editor's decisions, of forms-embed the " +
        'list of languages, and those decisions know nothing of the server.',
      severity: 'error',
      from: { path: [editor, editorLogic], pathNot: test },
      to: {
        path: '^packages/',
        pathNot: [editor, editorLogic, '^packages/forms-embed/src/logic/texts/locale\\.ts$', '\\.css$'],
      },
    },
    {
      name: 'editor-is-imported-by-nobody',
      comment: 'Rule 6a: the server serves the built form editor and imports nothing of it.',
      severity: 'error',
      from: { pathNot: editor },
      to: { path: editor },
    },
    {
      name: 'provider-is-imported-by-no-package',
      comment: 'Rule 6a: only applications mount the provider.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/provider/' },
      to: { path: '^packages/provider/' },
    },
    {
      name: 'pure-imports-pure',
      comment: "Rule 4: pure files import only pure files of their package, or core's by '@mountkit/core/logic'.",
      severity: 'error',
      from: { path: `^packages/((?!provider/)[^/]+)/src/${pure}`, pathNot: test },
      to: { pathNot: [`^packages/$1/src/${pure}`, '^packages/core/src/logic/', '\\.json$'] },
    },
    {
      name: 'dom-stays-below-ui',
      comment: 'Rule 5: dom/ may import pure files, not the components that draw with it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/dom/', pathNot: test },
      to: { path: '^packages/$1/src/(?:ui|react)/' },
    },
    {
      name: 'on-demand-by-import-call',
      comment:
        'Rule 5: outside on-demand/ its files are loaded by import() or known by their types, so that no page loads ' +
        'them at the start. What draws on a server has them at hand.',
      severity: 'error',
      from: { path: src, pathNot: [onDemand, '^packages/[^/]+/src/server(?:/|\\.ts$)', test] },
      to: { path: onDemand, dependencyTypesNot: ['dynamic-import', 'type-only', 'type-import'] },
    },
    {
      name: 'testing-in-tests-only',
      comment: 'Rule 5: only tests import testing/.',
      severity: 'error',
      from: { path: src, pathNot: [test, testing] },
      to: { path: testing },
    },
    {
      name: 'react-in-ui-and-react-only',
      comment: 'Rule 5: only ui/ and react/ import React.',
      severity: 'error',
      from: { path: src, pathNot: '^packages/[^/]+/src/(?:ui|react)/' },
      to: { path: react },
    },
    {
      name: 'main-entry-holds-no-react',
      comment: 'Rule 5: the main entries of these widgets do not reach React, by whatever way.',
      severity: 'error',
      from: { path: '^packages/(?:popup-engine|sticky|loop-filter|page-widgets|shop-cart)/src/index\\.ts$' },
      to: { path: react, reachable: true },
    },
    {
      name: 'preact-in-script-tag-only',
      comment: 'Rule 6: preact is named only by the layer of the script tag that stands in for React.',
      severity: 'error',
      from: { pathNot: '^packages/mountkit/src/preact/' },
      to: { path: preact },
    },
    {
      name: 'no-cycles',
      comment: 'Rule 7: no cycles.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves-to-sources',
      comment: 'An import that is not found, or found in a dist/, would pass every rule above unseen.',
      severity: 'error',
      from: { path: [src, editor] },
      // virtual: modules are made by the build.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'not-from-dist',
      comment: 'An import that is not found, or found in a dist/, would pass every rule above unseen.',
      severity: 'error',
      from: { path: [src, editor] },
      to: { path: '^packages/[^/]+/dist/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(?:node_modules)/' },
    // Imports of types count: they are how a layer gets to know another.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
