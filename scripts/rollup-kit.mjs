// The loader holds a part of core already. Its chunks take that part from the loader instead of carrying it again: the
// loader lays it down in the page's shared record as one list, the kit, and in the chunks each module of the kit is
// replaced by a few lines that read it from there. A chunk is only ever loaded by the loader it was built with.
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../packages/${path}.ts`, import.meta.url));

/** The modules of the kit and what they export. */
const kit = {
  [at('core/src/dom/early')]: ['fetchEarly', 'takeEarly'],
  [at('core/src/dom/hub')]: ['hub'],
  [at('core/src/dom/page-provider')]: ['pageProvider'],
  [at('core/src/dom/reporter')]: ['report', 'reports'],
  [at('core/src/dom/shared')]: ['shared'],
  [at('core/src/logic/emitter')]: ['createEmitter'],
  [at('core/src/logic/errors')]: ['createMountError'],
  [at('core/src/logic/guard')]: ['guard'],
  [at('forms-embed/src/logic/provider')]: ['definitionUrl', 'providerBase', 'submissionUrl'],
  [at('forms-embed/src/dom/visitor-token')]: ['readCookies', 'visitorToken'],
};

const names = Object.values(kit).flat();

/** For the loader: `virtual:kit` is the list. */
export const provideKit = () => ({
  name: 'provide-kit',
  resolveId: (id) => (id === 'virtual:kit' ? '\0virtual:kit' : null),
  load(id) {
    if (id !== '\0virtual:kit') return null;
    const imports = Object.entries(kit).map(([file, exports]) => `import {${exports}} from ${JSON.stringify(file)};`);
    return `${imports.join('\n')}\nexport default [${names}];`;
  },
});

/** For the chunks: a module of the kit reads its exports from the list. */
export const takeKit = () => ({
  name: 'take-kit',
  resolveId: (id) => (id === 'virtual:kit' ? '\0virtual:kit' : null),
  load(id) {
    if (id === '\0virtual:kit') return `export const [${names}] = globalThis[Symbol.for('mountkit.v1')].get('kit');`;
    const exports = kit[id];
    if (!exports) return null;
    return `export { ${exports.join(', ')} } from 'virtual:kit';`;
  },
});
