import { httpUrl } from '@mountkit/core/logic';

/** The address of a picture, safe to write into a style; empty for any other address. */
export function pictureAddress(background: string, base: string): string {
  const data = /^data:image\//i.test(background) ? new URL(background).href : '';
  return background && (httpUrl(background, base) || data).replace(/["\\\n]/g, encodeURIComponent);
}
