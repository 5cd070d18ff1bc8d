import type { FailureEvents, WidgetContext } from '@mountkit/core';
import { setStyles } from '../dom/set-styles';
import { pictureAddress } from '../logic/picture-address';
import { ignoreOthers } from '../logic/spellings';
import { LAZY_SCHEMA, type LazyOptions } from '../settings/page-settings';

/** Specification 1, section 9: how near an element is when its background is loaded. */
const MARGIN = '200px';

/** Sets an element's background when it is near the window. */
export function start(context: WidgetContext<LazyOptions, FailureEvents>): void {
  const { element, scope, settings } = context;
  context.setSchema(ignoreOthers(LAZY_SCHEMA));
  let isNear = false;
  let undo = () => {};

  const show = () => {
    undo();
    const { background } = settings();
    const address = pictureAddress(background, document.baseURI);
    if (!address) context.report(`data-background is "${background}", expected the address of a picture`);
    else if (isNear) undo = setStyles(element, { 'background-image': `url("${address}")` });
  };
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      isNear = true;
      watch.disconnect();
      show();
    },
    { root: document, rootMargin: MARGIN },
  );
  watch.observe(element);
  scope.add(() => {
    watch.disconnect();
    undo();
  });
  context.onSettings(show);
  if (!settings().background) show();
  context.markReady();
}
