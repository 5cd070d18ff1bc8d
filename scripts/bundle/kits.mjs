// What is in the page already is not carried again. The loader lays down a part of core in the page's shared record as one
// list, its kit, and in the chunks each module of it is replaced by a few lines that read it from there. A chunk is only ever
// loaded by the loader it was built with. What every widget but forms is made with is a file of its own, which their chunks
// import: a page that has none of them does not load it.
import { at as root } from '../root.mjs';

const at = (path) => root(`packages/${path}.ts`);

/** Of the loader, for all chunks: modules and what they export. */
const loaderKit = {
  [at('core/src/dom/early')]: ['fetchEarly', 'takeEarly'],
  [at('core/src/dom/hub')]: ['hub'],
  [at('core/src/dom/page-provider')]: ['pageProvider'],
  [at('core/src/dom/reporter')]: ['report', 'reports'],
  [at('core/src/dom/shared')]: ['shared'],
  [at('core/src/logic/emitter')]: ['createEmitter'],
  [at('core/src/logic/errors')]: ['createMountError'],
  [at('core/src/logic/guard')]: ['guard'],
  [at('core/src/dom/mounted')]: ['mounted'],
  [at('mountkit/src/loader/load-chunk')]: ['loadChunk'],
  [at('forms-embed/src/logic/definition/provider')]: ['definitionUrl', 'providerBase'],
  [at('core/src/dom/cookies')]: ['readCookies'],
  [at('forms-embed/src/dom/definition/visitor-token')]: ['visitorToken'],
};

/** What every widget but forms is made with. */
const widgetKit = {
  [at('core/src/dom/clock')]: ['browserClock'],
  [at('core/src/dom/consent')]: ['consentState', 'readConsent'],
  [at('core/src/dom/handle')]: ['createHandle'],
  [at('core/src/dom/listen')]: ['listen'],
  [at('core/src/dom/open-part')]: ['openPart'],
  [at('core/src/dom/own-markup')]: ['isOwnMarkup', 'markAnswered'],
  [at('core/src/dom/page-config')]: ['addPageConfig', 'pageConfig'],
  [at('core/src/dom/unique-id')]: ['uniqueId'],
  [at('core/src/dom/widget')]: ['createWidget'],
  [at('core/src/logic/disposer')]: ['createDisposer'],
  [at('core/src/logic/foreign')]: ['FOREIGN', 'NOT_FOREIGN'],
  [at('core/src/logic/http-url')]: ['httpUrl'],
  [at('core/src/logic/json')]: ['isJsonObject', 'jsonList', 'jsonObject', 'jsonText', 'parseJson', 'writeJson'],
  [at('core/src/logic/registry')]: ['createRegistry', 'createRegistryState', 'settleEntry'],
  [at('core/src/logic/settings')]: [
    'address',
    'boolean',
    'callback',
    'list',
    'number',
    'object',
    'oneOf',
    'parseSettings',
    'text',
  ],
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Short names under which the file of the widgets' kit exports: nobody else reads them. */
const shortNames = Object.fromEntries(
  Object.values(widgetKit)
    .flat()
    .map((name, index) => [name, LETTERS[index]]),
);

/** For the loader, which lays its kit down: `virtual:kit` is the list. */
export const provideKit = {
  name: 'provide-kit',
  resolveId: (id) => (id === 'virtual:kit' ? '\0virtual:kit' : null),
  load(id) {
    if (id !== '\0virtual:kit') return null;
    const imports = Object.entries(loaderKit).map(
      ([file, exports]) => `import {${exports}} from ${JSON.stringify(file)};`,
    );
    return `${imports.join('\n')}\nexport default [${Object.values(loaderKit).flat()}];`;
  },
};

/** For the chunks: a module of the loader's kit reads its exports from the list. */
export const takeKit = {
  name: 'take-kit',
  resolveId: (id) => (id === 'virtual:taken-kit' ? '\0virtual:taken-kit' : null),
  load(id) {
    if (id === '\0virtual:taken-kit') {
      const names = Object.values(loaderKit).flat();
      return `export const [${names}] = globalThis[Symbol.for('mountkit.v1')].get('kit');`;
    }
    const exports = loaderKit[id];
    return exports ? `export { ${exports.join(', ')} } from 'virtual:taken-kit';` : null;
  },
};

/** For the file of the widgets' kit: `virtual:widget-kit` exports it. */
export const provideWidgetKit = {
  name: 'provide-widget-kit',
  resolveId: (id) => (id === 'virtual:widget-kit' ? '\0virtual:widget-kit' : null),
  load(id) {
    if (id !== '\0virtual:widget-kit') return null;
    return Object.entries(widgetKit)
      .map(([file, exports]) => {
        const names = exports.map((name) => `${name} as ${shortNames[name]}`);
        return `export {${names}} from ${JSON.stringify(file)};`;
      })
      .join('\n');
  },
};

/**
 * For the chunks of widgets: a module of their kit is imported from its file.
 *
 * @param file answers the name of that file, which was built before
 */
export const takeWidgetKit = (file) => ({
  name: 'take-widget-kit',
  resolveId: (id) => (id === 'virtual:taken-widget-kit' ? { id: `./${file()}`, external: true } : null),
  load(id) {
    const names = widgetKit[id]?.map((name) => `${shortNames[name]} as ${name}`);
    return names ? `export { ${names} } from 'virtual:taken-widget-kit';` : null;
  },
});
