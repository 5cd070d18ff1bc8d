import type { DrawerTexts } from '../drawer/logic/texts';

/** Bulgarian. */
const bg: DrawerTexts = {
  title: 'Вашата количка',
  close: 'Затваряне',
  empty: 'Количката ви е празна.',
  loading: 'Количката се зарежда…',
  offline: 'Няма връзка. Така видяхме количката ви последно.',
  failed: 'Не се получи и количката остана същата. Опитайте отново.',
  unread: 'Количката не можа да се зареди.',
  retry: 'Опитай отново',
  remove: 'Премахни {name}',
  removed: '{name}: премахнато.',
  undo: 'Отмени',
  less: 'Един по-малко: {name}',
  more: 'Един повече: {name}',
  quantity: 'Количество: {name}',
  subtotal: 'Междинна сума',
  coupon: 'Код за отстъпка',
  apply: 'Приложи',
  remove_coupon: 'Премахни кода {code}',
  note: 'Бележка до магазина',
  saved: 'Запазено.',
  away: 'Още {amount} до безплатна доставка.',
  reached: 'Доставката е безплатна.',
  cross_sells: 'Подхожда добре',
  add: 'Добави {name}',
  view_cart: 'Виж количката',
  checkout: 'Към касата',
  shop: 'Към магазина',
};
export default bg;
