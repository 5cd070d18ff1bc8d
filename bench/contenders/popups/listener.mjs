// Dialogs that wait for the end of the page, as one writes it by hand: one passive listener for all.
import { COUNT, drawAll, drawContent } from './content.mjs';

export function start(stage) {
  drawAll(stage, (index) => `<dialog id="popup-${index}">${drawContent(index)}</dialog>`);
  const waiting = new Set([...stage.querySelectorAll('dialog')].map((dialog) => ({ dialog, offset: 100 })));
  if (waiting.size !== COUNT) throw new Error(`${waiting.size} dialogs`);
  addEventListener(
    'scroll',
    () => {
      const percent = (scrollY / (document.documentElement.scrollHeight - innerHeight)) * 100;
      for (const each of waiting) {
        if (percent < each.offset) continue;
        waiting.delete(each);
        each.dialog.showModal();
      }
    },
    { passive: true },
  );
}
