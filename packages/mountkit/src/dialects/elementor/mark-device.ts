import { deviceMode, watchDeviceMode } from '@mountkit/core';

/** Which browser this is, by the builder's names: its page's style sheet tells them apart by classes of the body. */
export function browserFacts(): Readonly<Record<string, boolean>> {
  const says = (mark: RegExp) => mark.test(navigator.userAgent);
  const blink = says(/chrome\//i);
  const edge = says(/edg\//i);
  const webkit = says(/applewebkit/i);
  return {
    firefox: says(/firefox/i),
    blink,
    chrome: blink && !edge,
    edge,
    safari: says(/safari/i) && !blink,
    webkit,
    appleWebkit: webkit && !blink,
    mac: says(/mac os/i),
    isTouchDevice: navigator.maxTouchPoints > 0,
  };
}

/** Tells the page's style sheet and scripts which device and browser this is, as the builder's own script does. */
export function markDevice(): void {
  const { body } = document;
  for (const [name, holds] of Object.entries(browserFacts())) if (holds) body.classList.add(`e--ua-${name}`);
  if (!document.getElementById('elementor-device-mode')) {
    const mark = document.createElement('span');
    mark.id = 'elementor-device-mode';
    mark.className = 'elementor-screen-only';
    body.append(mark);
  }
  const write = (mode: string) => {
    body.dataset.elementorDeviceMode = mode;
  };
  write(deviceMode());
  watchDeviceMode(write);
}
