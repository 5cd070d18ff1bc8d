import type { DrawerTexts } from '../drawer/logic/texts';

/** Russian. */
const ru: DrawerTexts = {
  title: 'Ваша корзина',
  close: 'Закрыть',
  empty: 'Корзина пуста.',
  loading: 'Загрузка корзины…',
  offline: 'Нет соединения. Такой мы видели вашу корзину в последний раз.',
  failed: 'Не получилось, корзина осталась прежней. Попробуйте ещё раз.',
  unread: 'Не удалось загрузить корзину.',
  retry: 'Повторить',
  remove: 'Удалить {name}',
  removed: '{name}: удалено.',
  undo: 'Отменить',
  less: 'На один меньше: {name}',
  more: 'На один больше: {name}',
  quantity: 'Количество: {name}',
  subtotal: 'Промежуточный итог',
  coupon: 'Промокод',
  apply: 'Применить',
  remove_coupon: 'Удалить промокод {code}',
  note: 'Сообщение магазину',
  saved: 'Сохранено.',
  away: 'До бесплатной доставки осталось {amount}.',
  reached: 'Доставка бесплатна.',
  cross_sells: 'Хорошо подойдёт',
  add: 'Добавить {name}',
  view_cart: 'Открыть корзину',
  checkout: 'Оформить заказ',
  shop: 'В магазин',
};
export default ru;
