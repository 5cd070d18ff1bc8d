import { type Disposer, MARK, NOT_FOREIGN } from '@mountkit/core';

/** The incumbent's newer embed code: an element that names its form. */
const FRAME = `.hs-form-frame[data-form-id]:not([${MARK}])${NOT_FOREIGN}`;

/** Marks such elements as forms, now and later; our attributes have the same names. */
export function markFrames(): Disposer {
  const mark = () => {
    for (const element of document.querySelectorAll(FRAME)) element.setAttribute(MARK, 'form');
  };
  mark();
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) mark();
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
