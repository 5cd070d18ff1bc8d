import type { ShopFormTexts } from '../texts';

/** Serbian, in Latin letters. */
const sr: ShopFormTexts = {
  variations: {
    choose: 'Изаберите: {choices}.',
    unavailable: 'Ова комбинација није доступна. Изаберите другу.',
    cleared: 'Ваши избори су обрисани.',
    failed: 'Цена није могла да се сазна. Покушајте поново.',
  },
  checkout: {
    required: '{label} је обавезно поље.',
    email: '{label} није важећа адреса е-поште.',
    phone: '{label} није важећи број телефона.',
    billing: '{label} (naplata)',
    shipping: '{label} (dostava)',
    failed: 'Ваша поруџбина није могла да се пошаље. Ништа што сте уписали није изгубљено: покушајте поново.',
    stale: 'Износи нису могли да се ажурирају. Покушајте поново.',
    state: 'Изаберите…',
    optional: 'није обавезно',
  },
};
export default sr;
