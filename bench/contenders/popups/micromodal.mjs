import MicroModal from 'micromodal';
import { drawAll, drawContent } from './content.mjs';

const CSS = '.modal{display:none;position:fixed;inset:0}.modal.is-open{display:block}';

export function start(stage) {
  drawAll(
    stage,
    (index) => `<div class="modal" id="popup-${index}" aria-hidden="true">
      <div tabindex="-1" data-micromodal-close><div role="dialog" aria-modal="true" aria-labelledby="title-${index}">
        ${drawContent(index)}<button type="button" data-micromodal-close>Close</button></div></div>
    </div>`,
    CSS,
  );
  MicroModal.init();
}

export const open = (index) => MicroModal.show(`popup-${index}`);
export const close = (index) => MicroModal.close(`popup-${index}`);
