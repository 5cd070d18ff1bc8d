import { parseMarkup } from '@mountkit/core';
import type { Variation } from '../logic/variation';
import type { Parts } from './parts';

const box = (name: string, markup: string) => {
  const part = document.createElement('div');
  part.className = `woocommerce-variation-${name}`;
  part.append(parseMarkup(markup));
  return part;
};

/** Shows what is known of a variation in the page, and with null what the page had before. */
export function openDetails(parts: Parts): (variation: Variation | null) => void {
  const { details, sku, weight, dimensions, quantity } = parts;
  const hadDetails = [...(details?.childNodes ?? [])];
  const texts = [sku, weight, dimensions].map((element) => ({ element, nodes: [...(element?.childNodes ?? [])] }));
  const bounds = quantity && { min: quantity.min, max: quantity.max };
  const wrap = quantity?.closest<HTMLElement>('.quantity') ?? quantity;

  const showText = (index: number, nodes: readonly Node[]) => texts[index]?.element?.replaceChildren(...nodes);

  return (variation) => {
    if (wrap) wrap.hidden = !!variation?.is_sold_individually;
    if (!variation) {
      details?.replaceChildren(...hadDetails);
      for (const [index, { nodes }] of texts.entries()) showText(index, nodes);
      if (quantity && bounds) Object.assign(quantity, bounds);
      return;
    }
    details?.replaceChildren(
      box('description', variation.variation_description),
      box('price', variation.price_html),
      box('availability', variation.availability_html),
    );
    if (variation.sku) showText(0, [new Text(variation.sku)]);
    if (variation.weight_html) showText(1, [parseMarkup(variation.weight_html)]);
    if (variation.dimensions_html) showText(2, [parseMarkup(variation.dimensions_html)]);
    if (!quantity || !bounds) return;
    quantity.min = variation.min_qty || bounds.min;
    quantity.max = variation.is_sold_individually ? '1' : variation.max_qty;
    const { value, min, max } = quantity;
    if (min && Number(value) < Number(min)) quantity.value = min;
    if (max && Number(value) > Number(max)) quantity.value = max;
  };
}
