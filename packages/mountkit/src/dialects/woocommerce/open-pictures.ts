import { type Disposer, listen } from '@mountkit/core';
import type { Mountkit } from '../../loader/create-mountkit';

/** Lets the pictures of a product open in the lightbox, which is loaded when somebody is about to press one. */
export function openPictures(mountkit: Mountkit, gallery: HTMLElement): Disposer {
  let unmount: Disposer | undefined;
  let isEnded = false;
  const load = async () => {
    try {
      const { mount } = await mountkit.load('lightbox');
      if (!isEnded) unmount ??= mount(gallery).unmount;
    } catch {
      // What could not be loaded is reported where it is loaded.
    }
  };
  const press = async (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (unmount || !link || event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    await load();
    if (isEnded) return;
    if (unmount) link.click();
    // It is still a link.
    else location.assign(link.href);
  };
  const offs = [
    listen(gallery, 'click', press),
    ...['pointerover', 'focusin'].map((name) => listen(gallery, name, load, { once: true, passive: true })),
  ];
  return () => {
    isEnded = true;
    for (const off of offs) off();
    unmount?.();
  };
}
