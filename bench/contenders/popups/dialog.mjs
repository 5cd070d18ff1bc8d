import { drawAll, drawContent } from './content.mjs';

const find = (index) => document.querySelector(`#popup-${index}`);

export const start = (stage) =>
  drawAll(
    stage,
    (index) => `<dialog id="popup-${index}" aria-labelledby="title-${index}">${drawContent(index)}</dialog>`,
  );

export const open = (index) => find(index).showModal();
export const close = (index) => find(index).close();
