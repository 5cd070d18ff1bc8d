import { prepare } from '@mountkit/forms-embed/prepare';
import type { ApiSource, Mountkit } from './create-mountkit';
import type { ScriptTag } from './script-tag';

/** The chunks that the loader knows. */
export interface Chunks {
  forms: typeof import('../chunks/forms');
  widgets: Pick<typeof import('../chunks/widgets'), 'load'>;
}

/**
 * The loader's Apis. It knows forms; everything else is known by one more chunk, so that a page with a form pays nothing
 * for it.
 */
export function createChunkSource(
  mountkit: Mountkit,
  { base, provider }: ScriptTag,
  fetchChunk: <Name extends keyof Chunks>(name: Name) => Promise<Chunks[Name]>,
): ApiSource {
  let forms: Promise<Chunks['forms']> | undefined;
  let widgets: Promise<Chunks['widgets']> | undefined;

  const source: ApiSource = (name, element) => {
    if (!/^forms?$/.test(name)) {
      widgets ??= fetchChunk('widgets');
      return widgets.then(({ load }) => load(name, mountkit, base));
    }
    if (element) prepare(element);
    forms ??= fetchChunk('forms').then((api) => {
      mountkit.forms = api;
      return api;
    });
    return forms;
  };

  // A template that the address names is scrolled to, whatever the page has: specification 1, section 2.
  if (provider.dialects || 'debug' in provider || /theme_t/.test(location.search)) source('');
  return source;
}
