import type { Mountkit } from '../../../../loader/create-mountkit';
import { readPopup } from './popup-settings';

/** The part of the page's jQuery that is used for events. */
type Query = (target: Document) => { trigger(name: string, details: readonly unknown[]): void };

/** Sets the class of the body while a popup is open that stops the page from scrolling. */
export function keepStill(popups: NonNullable<Mountkit['popups']>): void {
  const open = document.querySelectorAll<HTMLElement>('dialog [data-elementor-type="popup"]');
  const isStill = [...open].some(({ dataset }) => {
    const { prevent_scroll } = readPopup(dataset.elementorSettings);
    return /^(?:yes|true)$/.test(`${prevent_scroll}`) && popups.isOpen(dataset.elementorId ?? '');
  });
  document.body.classList.toggle('dialog-prevent-scroll', isStill);
}

/** Sends the builder's own events of popups: on the window, and to jQuery's listeners on the document. */
export function tellPage(mountkit: Mountkit): void {
  for (const name of ['show', 'hide'] as const) {
    mountkit.on(`popups:${name}`, (detail) => {
      const { id: popupId, instanceId } = detail as { id: string; instanceId: string };
      const handle = mountkit.popups?.registry.getByInstanceId(instanceId);
      if (!handle?.element?.querySelector(':scope > [data-elementor-type="popup"]')) return;
      // Ours is emitted before the dialog is shown and can be cancelled; theirs is emitted afterwards.
      queueMicrotask(() => {
        const { popups } = mountkit;
        if (popups?.isOpen(popupId) !== (name === 'show')) return;
        keepStill(popups);
        const id = /^\d+$/.test(popupId) ? Number(popupId) : popupId;
        const event = `elementor/popup/${name}`;
        window.dispatchEvent(new CustomEvent(event, { detail: { id, instance: handle } }));
        (window as { jQuery?: Query }).jQuery?.(document).trigger(event, [id, handle]);
      });
    });
  }
}
