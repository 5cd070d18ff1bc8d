/** The builder's hook for new elements in the page: facts part B, 'Events'. */
interface Frontend {
  readonly elementsHandler?: { runReadyTrigger?(element: Element): void };
}

/**
 * Passes new elements of a list to the builder's own scripts, if they are loaded: all elements if the list was
 * replaced, otherwise the added ones.
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
