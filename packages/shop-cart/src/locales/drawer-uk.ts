import type { DrawerTexts } from '../drawer/logic/texts';

/** Ukrainian. */
const uk: DrawerTexts = {
  title: 'Ваш кошик',
  close: 'Закрити',
  empty: 'Кошик порожній.',
  loading: 'Завантаження кошика…',
  offline: 'Немає зв’язку. Таким ми бачили ваш кошик востаннє.',
  failed: 'Не вийшло, кошик залишився без змін. Спробуйте ще раз.',
  unread: 'Не вдалося завантажити кошик.',
  retry: 'Спробувати ще раз',
  remove: 'Видалити {name}',
  removed: '{name}: видалено.',
  undo: 'Скасувати',
  less: 'На один менше: {name}',
  more: 'На один більше: {name}',
  quantity: 'Кількість: {name}',
  subtotal: 'Проміжний підсумок',
  coupon: 'Промокод',
  apply: 'Застосувати',
  remove_coupon: 'Видалити промокод {code}',
  note: 'Повідомлення магазину',
  saved: 'Збережено.',
  away: 'До безкоштовної доставки ще {amount}.',
  reached: 'Доставка безкоштовна.',
  cross_sells: 'Добре пасує',
  add: 'Додати {name}',
  view_cart: 'Переглянути кошик',
  checkout: 'Оформити замовлення',
  shop: 'До магазину',
};
export default uk;
