import type { Disposer } from '../logic/disposer';
import { scanPage } from './scanner';

/** The members of a widget that a scan uses. */
interface Scannable {
  mount(element: Element): unknown;
  readonly registry: { getByElement(element: object, name: string): { unmount(): void } | undefined };
}

/** Makes `scan`: mounts widgets by name on marked elements below a root (default: the document), now and later. */
export const createScan =
  (widgets: Readonly<Record<string, Scannable>>) =>
  (root?: ParentNode & Node): Disposer => {
    const widgetOf = (name: string) => (Object.hasOwn(widgets, name) ? widgets[name] : undefined);
    return typeof document === 'undefined'
      ? () => {}
      : scanPage(root ?? document, {
          found: (element, name) => widgetOf(name)?.mount(element),
          lost: (element, name) => widgetOf(name)?.registry.getByElement(element, name)?.unmount(),
        });
  };
