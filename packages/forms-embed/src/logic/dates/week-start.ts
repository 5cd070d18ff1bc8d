/** Regions whose weeks do not begin on Monday, for browsers that do not know. Source: Unicode CLDR. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** Week data of browsers: a method in new ones, a property in older ones; days are counted from Monday as 1. */
interface KnowsWeeks {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The first day of a week in a locale, counted from Sunday as 0. Monday for an invalid locale. */
export function firstDayOf(locale: string): number {
  try {
    const known: Intl.Locale & KnowsWeeks = new Intl.Locale(locale.replaceAll('_', '-'));
    const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? {};
    if (firstDay) return firstDay % 7;
    const { region = '' } = known.maximize();
    if (SUNDAY.split(' ').includes(region)) return 0;
    return SATURDAY.split(' ').includes(region) ? 6 : 1;
  } catch {
    return 1;
  }
}
