import { deviceMode, watchDeviceMode } from '@mountkit/core';

/** Classes of the body by which the page's style sheet tells browsers apart. */
const BROWSERS: readonly (readonly [name: string, isMeant: (agent: string) => boolean])[] = [
  ['firefox', (agent) => /firefox/i.test(agent)],
  ['blink', (agent) => /chrome\//i.test(agent)],
  ['chrome', (agent) => /chrome\//i.test(agent) && !/edg\//i.test(agent)],
  ['edge', (agent) => /edg\//i.test(agent)],
  ['safari', (agent) => /safari/i.test(agent) && !/chrome\//i.test(agent)],
  ['webkit', (agent) => /applewebkit/i.test(agent)],
  ['appleWebkit', (agent) => /applewebkit/i.test(agent) && !/chrome\//i.test(agent)],
  ['mac', (agent) => /mac os/i.test(agent)],
  ['isTouchDevice', () => navigator.maxTouchPoints > 0],
];

/** Which browser this is, by the builder's names. */
export const browserFacts = (): Readonly<Record<string, boolean>> =>
  Object.fromEntries(BROWSERS.map(([name, isMeant]) => [name, isMeant(navigator.userAgent)]));

/** Tells the page's style sheet and scripts which device and browser this is, as the builder's own script does. */
export function markDevice(): void {
  const { body } = document;
  body.classList.add(
    ...Object.entries(browserFacts()).flatMap(([name, isMeant]) => (isMeant ? [`e--ua-${name}`] : [])),
  );
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
