import { rollup } from 'rollup';

const nameOf = (id) => id.replace(/^.*[\\/](?=[^\\/]+[\\/]src[\\/])|\.\w+(?:\?.*)?$/g, '');

/**
 * Rollup makes a file of all that two files share, however little it is, and each file is a request of its own. With this
 * plugin such modules join a file that is loaded anyway: `groups` says which, file by file. What is shared and in no group
 * ends the build, so no small file slips in unseen.
 *
 * @param groups name of a file: the ends of the paths of the modules that join it
 * @param config the same build without this plugin: its input and plugins
 */
export function joinShared(groups, config) {
  const groupOf = (id) =>
    Object.keys(groups).find((file) => groups[file].some((module) => `/${nameOf(id)}`.endsWith(`/${module}`)));
  const fileOf = new Map();
  return {
    name: 'join-shared',
    async options() {
      const bundle = await rollup(config);
      const { output } = await bundle.generate({ format: 'es' });
      await bundle.close();
      const homeless = [];
      for (const { name, modules, isEntry, isDynamicEntry } of output) {
        const ids = Object.keys(modules);
        // A file that somebody imports has the name of its entry, and joins another only by that.
        const isFile = isEntry || isDynamicEntry;
        const entry = ids.filter((id) => nameOf(id).endsWith(`/${name}`));
        const file = (isFile ? entry : ids).map(groupOf).find(Boolean) ?? (isFile ? name : undefined);
        if (!file) homeless.push(...ids.map(nameOf));
        for (const id of ids) fileOf.set(id, groupOf(id) ?? file);
      }
      if (homeless[0]) throw new Error(`shared by several files, and in no group of form-files.mjs: ${homeless}`);
    },
    outputOptions: (options) => ({
      ...options,
      onlyExplicitManualChunks: true,
      manualChunks: (id) => fileOf.get(id),
    }),
  };
}
