import { browserClock, queueAnnouncements, shared } from '@mountkit/core';

/**
 * Announces texts to screen readers, one after the other, in a region that all lists of the page share. It is removed with the
 * last of them.
 */
export function openAnnouncer(): { announce(text: string): void; close(): void } {
  const region = shared('loop-region', () => {
    const element = document.createElement('div');
    const write = (text: string) => {
      element.textContent = text;
    };
    return { users: 0, element, queue: queueAnnouncements(write, browserClock) };
  });
  const { element, queue } = region;
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
    announce: queue.announce,
    close() {
      if (--region.users) return;
      queue.stop();
      element.remove();
      element.textContent = '';
    },
  };
}
