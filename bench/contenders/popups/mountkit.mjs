// Twenty popups that wait for the end of the page, for the pointer to leave and for many clicks.
import { COUNT, drawAll, drawContent } from './content.mjs';

const SETTINGS = JSON.stringify({
  triggers: {
    scrolling: 'yes',
    scrolling_direction: 'down',
    scrolling_offset: 100,
    exit_intent: 'yes',
    click: 'yes',
    click_times: 1000,
  },
});

export async function start(stage) {
  drawAll(
    stage,
    (index) =>
      `<div hidden data-mountkit="popup" id="popup-${index}" data-popup-id="${index}" data-settings='${SETTINGS}'>${drawContent(index)}</div>`,
  );
  const popups = await window.mountkit.load('popups');
  window.mountkit.scan(stage);
  while (popups.registry.all().length < COUNT) await new Promise((resolve) => setTimeout(resolve, 10));
  await Promise.all(popups.registry.all().map(({ ready }) => ready));
}

export const open = (index) => window.mountkit.popups.open(`${index}`);
export const close = (index) => window.mountkit.popups.close(`${index}`);
