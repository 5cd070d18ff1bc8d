import { httpUrl, isJsonObject, type Json, jsonList } from '@mountkit/core/logic';

/** An animation as its file has it: the numbers that we use, and what only the library knows. */
export interface AnimationData extends Json {
  /** Its first frame, and the one after its last. */
  readonly ip: number;
  readonly op: number;
  /** Frames a second. */
  readonly fr: number;
  /** Size in pixels. */
  readonly w: number;
  readonly h: number;
}

/** A picture of an animation with a whole address; one in the file itself stays. */
const locate =
  (address: string) =>
  (asset: unknown): unknown =>
    isJsonObject(asset) && typeof asset.p === 'string' && !asset.p.startsWith('data:')
      ? { ...asset, e: 1, u: '', p: httpUrl(`${asset.u ?? ''}${asset.p}`, address) }
      : asset;

/** Reads an animation that an address has answered, whose pictures are beside it; null if it is none. */
export function readAnimation(json: unknown, address: string): AnimationData | null {
  if (!isJsonObject(json) || !Array.isArray(json.layers) || !json.layers.every(isJsonObject)) return null;
  const data = json as AnimationData;
  const isNumber = (value: unknown) => Number.isFinite(value);
  const isWhole =
    [data.ip, data.op].every(isNumber) && [data.op - data.ip, data.fr, data.w, data.h].every((n) => n > 0);
  return isWhole ? { ...data, assets: jsonList(data.assets).map(locate(address)) } : null;
}
