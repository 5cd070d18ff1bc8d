import { shared } from '@mountkit/core';

/** Says something to those who cannot see the page. The region is there as long as a list is. */
export function openAnnouncer(): { say(text: string): void; close(): void } {
  const region = shared('loop-region', () => ({ users: 0, element: document.createElement('div') }));
  const { element } = region;
  if (!region.users++) {
    element.setAttribute('role', 'status');
    // Out of sight, not out of hearing.
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
    say(text) {
      element.textContent = text;
    },
    close() {
      if (--region.users) return;
      element.remove();
      element.textContent = '';
    },
  };
}
