import A11yDialog from 'a11y-dialog';
import { drawAll, drawContent } from './content.mjs';

const CSS = '.dialog-container[aria-hidden=true]{display:none}.dialog-container{position:fixed;inset:0}';

let dialogs;

export function start(stage) {
  drawAll(
    stage,
    (index) => `<div class="dialog-container" id="popup-${index}" aria-labelledby="title-${index}" aria-hidden="true">
      <div data-a11y-dialog-hide></div>
      <div role="document">${drawContent(index)}<button type="button" data-a11y-dialog-hide>Close</button></div>
    </div>`,
    CSS,
  );
  dialogs = [...stage.querySelectorAll('.dialog-container')].map((element) => new A11yDialog(element));
}

export const open = (index) => dialogs[index].show();
export const close = (index) => dialogs[index].hide();
