/** The most that a picture grows. */
const MOST = 3;

/** Less than this is not worth it. */
const LEAST = 1.2;

/** Shows a picture in its own size under a mouse that is over it; what it shows follows the mouse. */
export function zoomPictures(track: HTMLElement, signal: AbortSignal): void {
  let zoomed: { readonly picture: HTMLImageElement; readonly sizes: string | null } | undefined;
  const leave = () => {
    if (!zoomed) return;
    const { picture, sizes } = zoomed;
    zoomed = undefined;
    picture.style.scale = '';
    picture.style.transformOrigin = '';
    if (sizes === null) picture.removeAttribute('sizes');
    else picture.setAttribute('sizes', sizes);
  };
  const follow = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    const picture = target as HTMLImageElement;
    if (pointerType !== 'mouse' || picture.localName !== 'img') return;
    const box = (picture.closest('a') ?? picture.parentElement ?? picture).getBoundingClientRect();
    if (picture !== zoomed?.picture) {
      leave();
      const full = Number(picture.dataset.large_image_width) || picture.naturalWidth;
      const scale = Math.min(full / box.width, MOST);
      if (!(scale >= LEAST)) return;
      zoomed = { picture, sizes: picture.getAttribute('sizes') };
      // The browser takes the source that is sharp in that size.
      if (picture.srcset) picture.sizes = `${Math.round(box.width * scale)}px`;
      picture.style.scale = `${scale}`;
    }
    const x = ((clientX - box.left) / box.width) * 100;
    const y = ((clientY - box.top) / box.height) * 100;
    picture.style.transformOrigin = `${x}% ${y}%`;
  };
  track.addEventListener('pointermove', follow, { signal });
  track.addEventListener('pointerleave', leave, { signal });
  signal.addEventListener('abort', leave);
}
