import type { ShopFormTexts } from '../texts';

/** Russian. */
const ru: ShopFormTexts = {
  variations: {
    choose: 'Выберите: {choices}.',
    unavailable: 'Такого сочетания нет. Выберите другое.',
    cleared: 'Ваш выбор сброшен.',
    failed: 'Не удалось узнать цену. Попробуйте ещё раз.',
  },
  checkout: {
    required: '{label} — обязательное поле.',
    email: '{label}: недействительный адрес электронной почты.',
    phone: '{label}: недействительный номер телефона.',
    billing: '{label} (оплата)',
    shipping: '{label} (доставка)',
    failed: 'Не удалось отправить заказ. Всё, что вы ввели, сохранилось: попробуйте ещё раз.',
    stale: 'Не удалось обновить суммы. Попробуйте ещё раз.',
    state: 'Выберите…',
    optional: 'необязательно',
  },
};
export default ru;
