/** An element in one of ours, and the way back. */
export interface Enclosed {
  readonly source: HTMLElement;
  /** Puts the element back where it was and as it was. */
  release(): void;
}

/**
 * Puts an element into a hidden one of ours, which the widget is mounted on: the builder's attributes are no options. The
 * page hides the element by its style; the dialog around it does so now.
 */
export function enclose(element: HTMLElement, className: string): Enclosed {
  const { style, inert, ariaHidden } = element;
  const display = [style.getPropertyValue('display'), style.getPropertyPriority('display')] as const;
  const source = document.createElement('div');
  source.className = className;
  source.hidden = true;
  element.replaceWith(source);
  source.append(element);
  style.setProperty('display', 'block', 'important');
  element.ariaHidden = null;
  element.inert = false;
  return {
    source,
    release() {
      style.setProperty('display', ...display);
      if (!style.length) element.removeAttribute('style');
      element.ariaHidden = ariaHidden;
      element.inert = inert;
      if (source.contains(element)) source.before(element);
      source.remove();
    },
  };
}
