import { FORM, type PageContext } from '../../cart-page/dom/page-context';
import { openWords } from '../../drawer/dom/words';

/** Shows that a change may not have been made, with a button that tries again. */
export function createFailureNote(context: PageContext): { show(again: () => void): void; clear(): void } {
  const { element, scope, signal } = context;
  const words = openWords(context);
  const box = document.createElement('div');
  const text = document.createElement('span');
  const button = document.createElement('button');
  let retry = () => {};
  box.className = 'mountkit-cart-error';
  box.role = 'alert';
  button.type = 'button';
  box.append(text, ' ', button);
  button.addEventListener('click', () => retry());
  scope.add(() => box.remove());
  return {
    async show(again) {
      await words.load();
      if (signal.aborted) return;
      retry = again;
      text.textContent = words.read('failed');
      button.textContent = words.read('retry');
      (element.querySelector(FORM) ?? element).before(box);
    },
    clear: () => box.remove(),
  };
}
