import type { Basket, Part } from './basket';
import { create } from './create';

/** So many products are offered. */
const MOST = 3;

/** What goes well with the basket. */
export function drawOffers({ context, words, change, amount }: Basket): Part {
  const title = create('h3');
  const list = create('ul');
  const element = create('section', { class: 'mountkit-basket__offers' }, title, list);
  let shown = '';
  return {
    element,
    draw({ offers, currency }, isShown) {
      const some = context.settings().cross_sells && isShown ? offers.slice(0, MOST) : [];
      element.hidden = !some[0];
      title.textContent = words.read('cross_sells');
      const key = some.map(({ id }) => id).join() + currency + title.textContent;
      if (key === shown) return;
      shown = key;
      list.replaceChildren(
        ...some.map(({ id, name, link, picture, price, isAddable }) => {
          const label = words.read('add', { name });
          const add = create('button', { type: 'button', class: 'mountkit-basket__add', 'aria-label': label }, '+');
          add.addEventListener('click', () => void change({ kind: 'add', id, quantity: 1, name }));
          return create(
            'li',
            {},
            ...(picture ? [create('img', { src: picture, alt: '', width: 48, height: 48, loading: 'lazy' })] : []),
            create('a', { href: link }, name),
            create('span', { class: 'mountkit-basket__price' }, amount(price)),
            ...(isAddable ? [add] : []),
          );
        }),
      );
    },
  };
}
