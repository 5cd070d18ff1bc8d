import type { ShopFormTexts } from '../texts';

/** Ukrainian. */
const uk: ShopFormTexts = {
  variations: {
    choose: 'Виберіть: {choices}.',
    unavailable: 'Такої комбінації немає. Виберіть іншу.',
    cleared: 'Ваш вибір скинуто.',
    failed: 'Не вдалося дізнатися ціну. Спробуйте ще раз.',
  },
  checkout: {
    required: '{label} — обов’язкове поле.',
    email: '{label}: недійсна адреса електронної пошти.',
    phone: '{label}: недійсний номер телефону.',
    billing: '{label} (оплата)',
    shipping: '{label} (доставка)',
    failed: 'Не вдалося надіслати замовлення. Усе, що ви ввели, збережено: спробуйте ще раз.',
    stale: 'Не вдалося оновити суми. Спробуйте ще раз.',
    state: 'Виберіть…',
    optional: 'необов’язково',
  },
};
export default uk;
