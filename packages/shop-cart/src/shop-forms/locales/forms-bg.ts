import type { ShopFormTexts } from '../texts';

/** Bulgarian. */
const bg: ShopFormTexts = {
  variations: {
    choose: 'Моля, изберете: {choices}.',
    unavailable: 'Тази комбинация не е налична. Моля, изберете друга.',
    cleared: 'Изборът ви е изчистен.',
    failed: 'Цената не можа да бъде намерена. Моля, опитайте отново.',
  },
  checkout: {
    required: '{label} е задължително поле.',
    email: '{label} не е валиден имейл адрес.',
    phone: '{label} не е валиден телефонен номер.',
    billing: '{label} (фактуриране)',
    shipping: '{label} (доставка)',
    failed: 'Поръчката ви не можа да бъде изпратена. Нищо от написаното не е изгубено: моля, опитайте отново.',
    stale: 'Сумите не можаха да бъдат обновени. Моля, опитайте отново.',
    state: 'Изберете…',
    optional: 'по избор',
  },
};
export default bg;
