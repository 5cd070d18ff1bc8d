import { hasMarkup, plainText } from '../../logic/definition/plain-text';
import type { FullModel } from './full-model';

/** What stands in an element already, so that drawing anew leaves its nodes, and the focus in them, alone. */
const filled = new WeakMap<Element, string>();

/** Foreign markup, cleaned; what holds no markup is text at once. */
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
      {/* What a server draws: it cannot clean. */}
      {plainText(markup)}
    </span>
  );
}
