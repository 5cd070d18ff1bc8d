import { type Disposer, listen } from '@mountkit/core';

const FIT = 'elementor-fit-height';
const RATIO = 'elementor-has-item-ratio';

/**
 * Marks the pictures of posts that are flatter than their boxes, and lists whose boxes have a ratio, which the widget says
 * in the `content` of a pseudo-element: the page's style sheet lets those fill their boxes. Facts on page widgets, section 2.4.
 */
export function fitPictures(list: HTMLElement): Disposer {
  const widget = list.closest('.elementor-element') ?? list;
  const fit = () => {
    list.classList.toggle(RATIO, /\d/.test(getComputedStyle(widget, '::after').content));
    const pictures = [...list.querySelectorAll<HTMLElement>('.elementor-post__thumbnail')].flatMap((box) => {
      const image = box.querySelector('img');
      const around = box.parentElement;
      return image && around ? [{ box, image, width: around.offsetWidth, height: around.offsetHeight }] : [];
    });
    for (const { box, image, width, height } of pictures) {
      const [natural, tall] = [image.naturalWidth || image.width, image.naturalHeight || image.height];
      box.classList.toggle(FIT, !!natural && !!width && tall / natural < height / width);
    }
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(list);
  const more = new MutationObserver(fit);
  more.observe(list, { childList: true });
  const off = listen(list, 'load', fit, { capture: true });
  return () => {
    off();
    sizes.disconnect();
    more.disconnect();
    list.classList.remove(RATIO);
    for (const box of list.querySelectorAll(`.${FIT}`)) box.classList.remove(FIT);
  };
}
