/** Where the parts of a form of variations are: in own markup by `data-part`, else as shops have them. */
export interface Parts {
  /** Takes in description, price and stock. */
  readonly details: HTMLElement | null;
  readonly clear: HTMLElement | null;
  /** Announces. */
  readonly status: HTMLElement | null;
  readonly button: HTMLElement | null;
  readonly quantity: HTMLInputElement | null;
  /** Carries the id of the variation; made where the page has none. */
  readonly id: HTMLInputElement;
  /** Outside of the form, in the product. */
  readonly sku: HTMLElement | null;
  readonly weight: HTMLElement | null;
  readonly dimensions: HTMLElement | null;
  readonly picture: HTMLImageElement | null;
}

const PRODUCT = '.product,[data-product],article,main';

/** Finds the parts of a form, and of the product that it belongs to. */
export function findParts(form: HTMLElement, isRemoved: (undo: () => void) => void): Parts {
  const product = form.closest(PRODUCT) ?? document.body;
  const inForm = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector);
  const inProduct = <T extends HTMLElement>(selector: string) => product.querySelector<T>(selector);
  let id = inForm<HTMLInputElement>('input.variation_id,input[name=variation_id]');
  if (!id) {
    id = document.createElement('input');
    id.type = 'hidden';
    id.name = 'variation_id';
    form.append(id);
    isRemoved(() => id?.remove());
  }
  return {
    details: inForm('[data-part=details],.single_variation'),
    clear: inForm('[data-part=clear],.reset_variations'),
    status: inForm('[data-part=status],.reset_variations_alert'),
    button: inForm('.single_add_to_cart_button,button:not([type]),[type=submit]'),
    quantity: inForm<HTMLInputElement>('input.qty,input[name=quantity]'),
    id,
    sku: inProduct('[data-part=sku],.product_meta .sku'),
    weight: inProduct('.product_weight,.woocommerce-product-attributes-item--weight td'),
    dimensions: inProduct('.product_dimensions,.woocommerce-product-attributes-item--dimensions td'),
    picture: inProduct<HTMLImageElement>(
      'img[data-part=picture],.woocommerce-product-gallery__image img,.woocommerce-product-gallery img',
    ),
  };
}
