import { shared } from '@mountkit/core';

/** Announces texts to screen readers, in a region that all lists of the page share. It is removed with the last of them. */
export function openAnnouncer(): { announce(text: string): void; close(): void } {
  const region = shared('loop-region', () => ({ users: 0, element: document.createElement('div') }));
  const { element } = region;
  if (!region.users++) {
    element.setAttribute('role', 'status');
    // Not visible, but read out.
    Object.assign(element.style, {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    });
    document.body.append(element);
  }
  return {
    announce(text) {
      element.textContent = text;
    },
    close() {
      if (--region.users) return;
      element.remove();
      element.textContent = '';
    },
  };
}
