import { readSettings } from './read-settings';

/** The builder's element around one of its parts, with its settings. */
export function readElement(part: Element) {
  const widget = part.closest<HTMLElement>('.elementor-element[data-id]');
  const id = widget?.dataset.id ?? '';
  return {
    widget,
    id,
    own: `.elementor-element-${CSS.escape(id)}`,
    settings: readSettings(widget?.dataset.settings) ?? {},
  };
}
