import { httpUrl } from '@mountkit/core/logic';
import type { EmbedOptions } from '../settings';

/** Facebook's frames, and the height that each needs. */
const FRAMES = {
  page: { name: 'page', height: 500 },
  post: { name: 'post', height: 480 },
  video: { name: 'video', height: 300 },
  comment: { name: 'comment_embed', height: 240 },
  comments: { name: 'comments', height: 400 },
  like: { name: 'like', height: 48 },
};

/** What a frame is made of. */
interface Frame {
  readonly address: string;
  readonly height: number;
}

/** The frame that shows an address; none where it is not one of http or https. */
export function frameOf(
  { kind, src, params, width, height: given }: Pick<EmbedOptions, 'kind' | 'src' | 'params' | 'width' | 'height'>,
  href: string,
): Frame | undefined {
  const { name, height: usual } = FRAMES[kind];
  const height = given ?? usual;
  const address = httpUrl(src || `https://www.facebook.com/plugins/${name}.php`, href);
  if (!address) return undefined;
  if (src) return { address, height };
  const query = new URLSearchParams({ href, width: `${width}`, height: `${height}` });
  for (const [key, value] of Object.entries(params)) query.set(key, `${value}`);
  return { address: `${address}?${query}`, height };
}
