import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react';
import { type UseCartOptions, useCart } from './use-cart';

/** Properties of `AddToCartButton`; any other property of a button is passed on. */
export interface AddToCartButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>, UseCartOptions {
  readonly productId: number;
  /** How many. Default 1. */
  readonly quantity?: number | undefined;
  /** The product's name, shown in the basket until the shop has answered. */
  readonly name?: string | undefined;
  /** The label of the button. Default `Add to basket`. */
  readonly children?: ReactNode;
  /** Announced when the product has been added. Default `Added to your basket.` */
  readonly addedText?: string | undefined;
  /** Announced when it could not be added. */
  readonly failedText?: string | undefined;
}

/** A button that adds a product. It can be pressed again at once, whatever became of the press before. */
export function AddToCartButton({
  productId,
  quantity = 1,
  name = '',
  via = 'store',
  base = '',
  children = 'Add to basket',
  addedText = 'Added to your basket.',
  failedText = 'That did not work. Please try again.',
  onClick,
  ...rest
}: AddToCartButtonProps): ReactNode {
  const { add } = useCart({ via, base });
  const [open, setOpen] = useState(0);
  const [outcome, setOutcome] = useState<boolean | null>(null);

  const press: typeof onClick = async (event) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    setOpen((count) => count + 1);
    setOutcome(null);
    const isDone = await add(productId, quantity, name);
    setOpen((count) => count - 1);
    setOutcome(isDone);
  };

  return (
    <>
      <button {...rest} type="button" onClick={press} aria-busy={open > 0}>
        {children}
      </button>
      <span role="status">{outcome ? addedText : ''}</span>
      {outcome === false ? <span role="alert">{failedText}</span> : null}
    </>
  );
}
