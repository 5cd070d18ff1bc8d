/** An element inside one of ours, with a function to restore it. */
export interface Enclosed {
  readonly source: HTMLElement;
  /** Puts the element back where it was and as it was. */
  release(): void;
}

/**
 * Puts an element into a hidden one of ours, on which the widget is mounted: the builder's attributes are not options.
 * The page's style hides the element; now the dialog around it does.
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
