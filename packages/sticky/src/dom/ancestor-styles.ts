/** Whether an ancestor, and not the window, holds what is `position: fixed` below it. */
export function holdsFixed(ancestor: Element): boolean {
  const style = getComputedStyle(ancestor);
  const { transform, perspective, filter, backdropFilter, translate, rotate, scale, containerType } = style;
  return (
    [transform, perspective, filter, backdropFilter, translate, rotate, scale].some(
      (value) => value && value !== 'none',
    ) ||
    /transform|perspective|filter|translate|rotate|scale/.test(style.willChange) ||
    /paint|layout|strict|content/.test(style.contain) ||
    /size/.test(containerType ?? '')
  );
}

/** Whether an ancestor clips an element; the overflow of the root and the body is the window's. */
export const hides = (ancestor: Element): boolean =>
  ancestor !== document.documentElement &&
  ancestor !== document.body &&
  getComputedStyle(ancestor).overflow !== 'visible';
