import { listen, type WidgetContext } from '@mountkit/core';
import { setClasses } from '../../shared/dom/set-classes';
import type { PageFormEvents } from '../events';
import type { PageFormOptions, PageFormTexts } from '../settings';

/** A form that is shown step by step. */
export interface Steps {
  /** Goes on to the next step; false where the last one is shown, so that the form can be sent. */
  goOn(): boolean;
  /** Shows the step that holds an element. */
  showFor(element: Element): void;
  /** Shows the first step, after the form was sent. */
  reset(): void;
}

/** Draws the buttons of a step of our own markup. */
function drawButtons(step: Element, texts: PageFormTexts, isFirst: boolean, isLast: boolean): HTMLElement {
  const row = document.createElement('p');
  row.className = 'mountkit-page-form__steps';
  for (const [name, isLeftOut] of [
    ['previous', isFirst],
    ['next', isLast],
  ] as const) {
    if (isLeftOut) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset[name] = '';
    button.textContent = texts[name];
    row.append(button);
  }
  step.append(row);
  return row;
}

/** Shows a form of several steps one step at a time. */
export function startSteps(
  context: WidgetContext<PageFormOptions, PageFormEvents>,
  texts: PageFormTexts,
  /** Whether everything in a step may be sent as it is; marks what may not. */
  isFilled: (step: HTMLElement) => boolean,
): Steps {
  const { element, scope, settings, emit } = context;
  const { parts } = settings();
  const steps = [...element.querySelectorAll<HTMLElement>(parts?.steps ?? '[data-step]')];
  const last = steps.length - 1;
  const outside = [...element.querySelectorAll<HTMLElement>('[type=submit],button:not([type])')].filter(
    (button) => !steps.some((step) => step.contains(button)),
  );
  const place = document.createElement('p');
  if (!parts) {
    place.role = 'status';
    element.prepend(place);
    scope.add(() => place.remove());
    for (const [index, step] of steps.entries()) {
      const row = drawButtons(step, texts, !index, index === last);
      scope.add(() => row.remove());
    }
  }

  let current = 0;
  const setHidden = (part: HTMLElement, isHidden: boolean) => {
    if (parts?.hidden) setClasses(part, parts.hidden, isHidden);
    else part.hidden = isHidden;
  };
  const show = (index: number) => {
    current = index;
    for (const [position, step] of steps.entries()) setHidden(step, position !== index);
    for (const button of outside) button.hidden = index !== last;
    place.textContent = texts.step.replace('{step}', `${index + 1}`).replace('{steps}', `${steps.length}`);
  };
  const go = (index: number) => {
    show(index);
    emit('change', { step: index });
    steps[index]?.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea,button')?.focus();
  };
  const goOn = () => {
    if (isFilled(steps[current] as HTMLElement)) go(current + 1);
  };
  show(0);
  scope.add(() => {
    for (const step of steps) setHidden(step, false);
    for (const button of outside) button.hidden = false;
  });
  scope.add(
    listen(element, 'click', ({ target }) => {
      const find = (selector: string) => (target as Element).closest?.(selector);
      if (find(parts?.previous ?? '[data-previous]')) go(Math.max(current - 1, 0));
      else if (find(parts?.next ?? '[data-next]')) goOn();
    }),
  );

  return {
    goOn() {
      if (current === last) return false;
      goOn();
      return true;
    },
    showFor(inner) {
      const index = steps.findIndex((step) => step.contains(inner));
      if (index >= 0 && index !== current) go(index);
    },
    reset: () => show(0),
  };
}
