import { type Disposer, type FailureEvents, listen, openPart, type WidgetContext } from '@mountkit/core';
import { setStyles } from '../dom/set-styles';
import { ignoreOthers } from '../logic/spellings';
import { SCROLL_TOP_SCHEMA, type ScrollTopOptions } from '../settings/page-settings';

/** A button that is shown beyond 300 px of scroll and leads back to the top: specification 1, section 9. */
export function start(context: WidgetContext<ScrollTopOptions, FailureEvents>): void {
  const { element, scope, settings } = context;
  context.setSchema(ignoreOthers(SCROLL_TOP_SCHEMA));
  const wasHidden = element.hidden;
  let undo = () => {};
  // While this stretch at the top of the document is in view, the button is hidden.
  const mark = document.createElement('mountkit-marks');
  Object.assign(mark.style, { position: 'absolute', top: '0', width: '1px' });
  const measure = () => {
    mark.style.height = `${settings().beyond}px`;
  };
  measure();
  document.documentElement.append(mark);
  const watch = new IntersectionObserver(
    ([entry]) => {
      element.hidden = !!entry?.isIntersecting;
      // A display value of the page would show it all the same.
      undo();
      undo = element.hidden ? setStyles(element, { display: 'none' }) : () => {};
    },
    { root: document, rootMargin: '0px 99999px' },
  );
  watch.observe(mark);
  scope.add(() => {
    watch.disconnect();
    mark.remove();
    undo();
    element.hidden = wasHidden;
  });
  scope.add(
    listen(element, 'click', () => {
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
      // The button is about to be hidden: the keyboard continues from the top.
      if (element.matches(':focus')) focusTop();
    }),
  );
  const withProgress = openPart(() => import('./scroll-top/progress'), 'the progress of the page', context);
  let stopProgress: Disposer = () => {};
  const configure = () => {
    measure();
    stopProgress();
    stopProgress = () => {};
    if (!settings().progress) return;
    void withProgress(({ followProgress }) => {
      stopProgress();
      stopProgress = settings().progress ? followProgress(element) : () => {};
    });
  };
  configure();
  scope.add(() => stopProgress());
  context.onSettings(configure);
  context.markReady();
}

function focusTop() {
  const { body } = document;
  const before = body.getAttribute('tabindex');
  body.setAttribute('tabindex', '-1');
  body.focus({ preventScroll: true });
  if (before === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', before);
}
