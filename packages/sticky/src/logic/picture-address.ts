/** The address of a picture, safe to write into a style; empty for any other address. */
export function pictureAddress(background: string, base: string): string {
  try {
    const { protocol, href } = new URL(background, base);
    const isPicture = /^https?:$/.test(protocol) || /^data:image\//.test(href);
    return background && isPicture ? href.replace(/["\\\n]/g, encodeURIComponent) : '';
  } catch {
    return '';
  }
}
