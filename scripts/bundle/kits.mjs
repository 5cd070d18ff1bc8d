// What is in the page already is not carried again. A file lays down a part of core in the page's shared record as one
// list, its kit, and in the chunks that are only ever loaded after it each module of the kit is replaced by a few lines
// that read it from there. A chunk is only ever loaded by the loader it was built with.
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

/** Of the chunk `more`, for every widget but forms: what all of these are made with. */
const widgetKit = {
  [at('core/src/dom/handle')]: ['createHandle'],
  [at('core/src/dom/open-part')]: ['openPart'],
  [at('core/src/dom/unique-id')]: ['uniqueId'],
  [at('core/src/dom/widget')]: ['createWidget'],
  [at('core/src/logic/disposer')]: ['createDisposer'],
  [at('core/src/logic/json')]: ['isJsonObject', 'jsonList', 'jsonObject', 'jsonText', 'parseJson', 'writeJson'],
  [at('core/src/logic/registry')]: ['createRegistry', 'createRegistryState', 'settleEntry'],
  [at('core/src/logic/settings')]: [
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

const kits = { kit: loaderKit, 'widget-kit': widgetKit };

/** For the file that lays a kit down: `virtual:NAME` is the list. */
export const provideKit = (name) => ({
  name: `provide-${name}`,
  resolveId: (id) => (id === `virtual:${name}` ? `\0virtual:${name}` : null),
  load(id) {
    if (id !== `\0virtual:${name}`) return null;
    const imports = Object.entries(kits[name]).map(
      ([file, exports]) => `import {${exports}} from ${JSON.stringify(file)};`,
    );
    return `${imports.join('\n')}\nexport default [${Object.values(kits[name]).flat()}];`;
  },
});

/** For the chunks: a module of the kit reads its exports from the list. */
export const takeKit = (name) => ({
  name: `take-${name}`,
  resolveId: (id) => (id === `virtual:taken-${name}` ? `\0virtual:taken-${name}` : null),
  load(id) {
    if (id === `\0virtual:taken-${name}`) {
      const names = Object.values(kits[name]).flat();
      return `export const [${names}] = globalThis[Symbol.for('mountkit.v1')].get(${JSON.stringify(name)});`;
    }
    const exports = kits[name][id];
    if (!exports) return null;
    return `export { ${exports.join(', ')} } from 'virtual:taken-${name}';`;
  },
});
