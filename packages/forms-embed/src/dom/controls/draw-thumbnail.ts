/** CSS pixels; drawn twice as fine. */
const HEIGHT = 40;
/** A larger picture takes too much of the visitor's memory. Bytes. */
const LARGEST = 20 * 1024 * 1024;

const drawn = new WeakMap<HTMLCanvasElement, Blob>();

/**
 * Draws a small picture of a file, where it is one. Into a canvas: a policy of the page cannot forbid that, as it can an
 * image from an object URL, and nothing is left to revoke.
 */
export function drawThumbnail(canvas: HTMLCanvasElement | null, file: Blob): void {
  if (!canvas || drawn.get(canvas) === file) return;
  drawn.set(canvas, file);
  if (!/^image\//.test(file.type) || file.size > LARGEST || typeof createImageBitmap !== 'function') return;
  createImageBitmap(file, { resizeHeight: HEIGHT * 2, resizeQuality: 'medium' }).then(
    (picture) => {
      const width = Math.min(picture.width, HEIGHT * 4);
      Object.assign(canvas, { width, height: picture.height, hidden: false });
      Object.assign(canvas.style, { width: `${width / 2}px`, height: `${picture.height / 2}px` });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      picture.close();
    },
    // It only says that it is a picture.
    () => {},
  );
}
