import type { CartItem } from '../../logic/store-cart';
import type { Basket, Part } from './basket';
import { create, tell } from './create';

interface Line {
  readonly element: HTMLLIElement;
  draw(item: CartItem): void;
}

/** One line: picture, name, choices, quantity, price, and what removes it. */
function createLine(basket: Basket): Line {
  const { words } = basket;
  let item: CartItem;
  const picture = create('img', { alt: '', width: 72, height: 72, loading: 'lazy' });
  const name = create('a', { class: 'mountkit-basket__name' });
  const choices = create('p', { class: 'mountkit-basket__choices' });
  const price = create('p', { class: 'mountkit-basket__price' });
  const button = (sign: string, step: number) => {
    const made = create('button', { type: 'button', class: 'mountkit-basket__step' }, sign);
    made.addEventListener('click', () => set(item.quantity + step));
    return made;
  };
  const input = create('input', { type: 'number', inputmode: 'numeric', min: 0, class: 'mountkit-basket__quantity' });
  const remove = create('button', { type: 'button', class: 'mountkit-basket__remove' }, '×');

  const set = (quantity: number) => {
    if (quantity <= 0) basket.remove(item);
    else void basket.change({ kind: 'set', key: item.key, quantity });
  };
  const less = button('−', -1);
  const more = button('+', 1);
  let isTyping = false;
  input.addEventListener('input', () => {
    isTyping = true;
  });
  input.addEventListener('change', () => {
    isTyping = false;
    if (input.value && input.checkValidity()) set(Math.trunc(Number(input.value)));
    else input.value = `${item.quantity}`;
  });
  remove.addEventListener('click', () => basket.remove(item));

  const stepper = create('div', { class: 'mountkit-basket__stepper', role: 'group' }, less, input, more);
  const text = create('div', { class: 'mountkit-basket__text' }, name, choices, stepper);
  const end = create('div', { class: 'mountkit-basket__end' }, price, remove);
  return {
    element: create('li', { class: 'mountkit-basket__line' }, picture, text, end),
    draw(next) {
      item = next;
      const values = { name: item.name };
      if (item.picture && picture.getAttribute('src') !== item.picture) picture.src = item.picture;
      picture.hidden = !item.picture;
      tell(name, item.name);
      if (item.link) name.href = item.link;
      else name.removeAttribute('href');
      tell(choices, item.choices.map(({ attribute, value }) => `${attribute}: ${value}`).join(', '));
      tell(price, item.price ? basket.amount(item.price * item.quantity) : '');
      // What somebody is typing is theirs, whatever the shop answers meanwhile.
      if (!isTyping) input.value = `${item.quantity}`;
      input.max = `${item.most}`;
      input.ariaLabel = stepper.ariaLabel = words.read('quantity', values);
      less.ariaLabel = words.read('less', values);
      more.ariaLabel = words.read('more', values);
      more.disabled = item.quantity >= item.most;
      remove.ariaLabel = words.read('remove', values);
      this.element.ariaBusy = `${!!item.isPending}`;
    },
  };
}

/** The lines of a basket. One that stays keeps its elements, so that the focus stays. */
export function drawLines(basket: Basket): Part {
  const lines = new Map<string, Line>();
  const element = create('ul', { class: 'mountkit-basket__lines', tabindex: -1 });
  return {
    element,
    draw({ items }, isShown) {
      element.hidden = !isShown;
      for (const [key, line] of lines) {
        if (items.some((item) => item.key === key)) continue;
        line.element.remove();
        lines.delete(key);
      }
      for (const [index, item] of items.entries()) {
        const line = lines.get(item.key) ?? createLine(basket);
        lines.set(item.key, line);
        line.draw(item);
        if (element.children[index] !== line.element)
          element.insertBefore(line.element, element.children[index] ?? null);
      }
    },
  };
}
