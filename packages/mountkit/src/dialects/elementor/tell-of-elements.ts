/** The builder's hook for everything that has come into the page: facts part B, 'Events'. */
interface Frontend {
  readonly elementsHandler?: { runReadyTrigger?(element: Element): void };
}

/**
 * Tells the builder's own scripts, where they are there, of what has come into a list: of everything where the list is
 * another one, else of what has been added.
 */
export function tellOfElements(list: HTMLElement): (isNew: boolean) => void {
  const elements = () => list.querySelectorAll('.elementor-element');
  let told = new WeakSet<Element>(elements());
  return (isNew) => {
    const { elementorFrontend } = window as { elementorFrontend?: Frontend };
    for (const element of elements()) {
      if (isNew || !told.has(element)) elementorFrontend?.elementsHandler?.runReadyTrigger?.(element);
    }
    told = new WeakSet(elements());
    window.dispatchEvent(new CustomEvent('elementor-pro/loop-builder/after-insert-posts'));
  };
}
