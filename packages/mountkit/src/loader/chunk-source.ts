import { prepare } from '@mountkit/forms-embed/prepare';
import type { ApiSource, Mountkit } from './create-mountkit';
import type { ScriptTag } from './script-tag';

/** The chunks that the loader knows. */
export interface Chunks {
  forms: typeof import('../chunks/forms');
  widgets: Pick<typeof import('../chunks/widgets'), 'load'>;
}

/**
 * The loader's Apis. It loads forms itself, and every other one by the chunk `widgets`: a page that has only a form loads
 * nothing of that.
 */
export function createChunkSource(
  mountkit: Mountkit,
  { base, provider }: ScriptTag,
  fetchChunk: <Name extends keyof Chunks>(name: Name) => Promise<Chunks[Name]>,
): ApiSource {
  const source: ApiSource = (name, element) => {
    if (!/^forms?$/.test(name)) {
      return fetchChunk('widgets').then(({ load }) => load(name, mountkit, base));
    }
    if (element) prepare(element);
    return fetchChunk('forms').then((api) => {
      mountkit.forms = api;
      return api;
    });
  };

  // A template that the address names is scrolled to, whatever the page has: specification 1, section 2.
  if (provider.dialects || 'debug' in provider || /theme_t/.test(location.search)) source('');
  return source;
}
