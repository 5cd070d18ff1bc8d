/** The builder's jQuery, where the page has it. */
type JQuery = (target: unknown) => { trigger(name: string, data?: readonly unknown[]): unknown };

/**
 * Tells the page's other scripts that content is shown now which was not drawn before, as the builder does: facts on page
 * widgets, section 0. Our own widgets see it by themselves.
 */
export function tellOfShown(content: Element): void {
  const { jQuery } = window as { jQuery?: JQuery };
  // Its handlers hear what it sends itself only.
  if (typeof jQuery === 'function') {
    const page = jQuery(window);
    page.trigger('elementor/nested-tabs/activate', [content]);
    page.trigger('elementor-pro/motion-fx/recalc');
    page.trigger('elementor/bg-video/recalc');
  } else {
    window.dispatchEvent(new CustomEvent('elementor/nested-tabs/activate', { detail: { content } }));
  }
  document.dispatchEvent(new Event('elementor/lazyload/observe'));
}
