import { hasMarkup, plainText } from '../../logic/definition/plain-text';
import type { FullModel } from './full-model';

/** The markup in an element, so that redrawing keeps its nodes, and the focus in them. */
const filled = new WeakMap<Element, string>();

/** Foreign markup, cleaned; a text without markup is drawn directly. */
export function Markup({ model, markup }: { model: FullModel; markup: string }) {
  if (!hasMarkup(markup)) return <span>{markup}</span>;
  return (
    <span
      data-mountkit-foreign=""
      ref={(element) => {
        if (!element || filled.get(element) === markup) return;
        filled.set(element, markup);
        element.replaceChildren(model.clean(markup));
      }}
    >
      {/* For a server, which cannot clean markup. */}
      {plainText(markup)}
    </span>
  );
}
