/** A country that a phone number may belong to. */
export interface Country {
  /** Two letters, e.g. `DE`. */
  readonly code: string;
  /** The dial code without its plus, e.g. `49`. Several countries may share one. */
  readonly dial: string;
}

/** Every country and its dial code, ordered by the latter; of those that share one the largest comes first. */
const TABLE =
  'US1AG1AI1AS1BB1BM1BS1CA1DM1DO1GD1GU1JM1KN1KY1LC1MP1MS1PR1SX1TC1TT1VC1VG1VI1RU7KZ7EG20ZA27GR30NL31BE32FR33ES34HU36' +
  'IT39VA39RO40CH41AT43GB44GG44IM44JE44DK45SE46NO47SJ47PL48DE49PE51MX52CU53AR54BR55CL56CO57VE58MY60AU61CC61CX61ID62' +
  'PH63NZ64SG65TH66JP81KR82VN84CN86TR90IN91PK92AF93LK94MM95IR98SS211MA212EH212DZ213TN216LY218GM220SN221MR222ML223' +
  'GN224CI225BF226NE227TG228BJ229MU230LR231SL232GH233NG234TD235CF236CM237CV238ST239GQ240GA241CG242CD243AO244GW245' +
  'IO246AC247SC248SD249RW250ET251SO252DJ253KE254TZ255UG256BI257MZ258ZM260MG261RE262YT262ZW263NA264MW265LS266BW267' +
  'SZ268KM269SH290TA290ER291AW297FO298GL299GI350PT351LU352IE353IS354AL355MT356CY357FI358AX358BG359LT370LV371EE372' +
  'MD373AM374BY375AD376MC377SM378UA380RS381ME382XK383HR385SI386BA387MK389CZ420SK421LI423FK500BZ501GT502SV503HN504' +
  'NI505CR506PA507PM508HT509GP590BL590MF590BO591GY592EC593GF594PY595MQ596SR597UY598CW599BQ599TL670NF672BN673NR674' +
  'PG675TO676SB677VU678FJ679PW680WF681CK682NU683WS685KI686NC687TV688PF689TK690FM691MH692KP850HK852MO853KH855LA856' +
  'BD880TW886MV960LB961JO962SY963IQ964KW965SA966YE967OM968PS970AE971IL972BH973QA974BT975MN976NP977TJ992TM993AZ994' +
  'GE995KG996UZ998';

/** The countries of the dropdown: specification 2 section 3, 'Country list'. */
export const COUNTRIES: readonly Country[] = [...TABLE.matchAll(/([A-Z]{2})(\d+)/g)].map(
  ([, code = '', dial = '']) => ({ code, dial }),
);

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]));
/** The largest country of each dial code. */
const BY_DIAL = new Map([...COUNTRIES].reverse().map((country) => [country.dial, country]));

/** The default country: specification 2 section 9. */
const DEFAULT = BY_CODE.get('US') as Country;

/** The country of a code in any case; the default country for an unknown code. */
export const countryOf = (code: string): Country => BY_CODE.get(code.toUpperCase()) ?? DEFAULT;

/** The country of a dial code without its plus: `current` if it has that code, otherwise the largest one. */
export const countryOfDial = (dial: string, current: Country): Country | undefined =>
  current.dial === dial ? current : BY_DIAL.get(dial);

/** The settings of the initial country. */
export interface CountryWishes {
  readonly countryCode: string;
  /** A dial code, with or without its plus. */
  readonly countryCodeExtension: string;
}

/** The initial country: the field's own, by code or dial code, then the definition's, then the default. */
export function firstCountry({ countryCode, countryCodeExtension }: CountryWishes, fallback: string): Country {
  const next = countryOf(fallback);
  if (BY_CODE.has(countryCode.toUpperCase())) return countryOf(countryCode);
  return countryOfDial(countryCodeExtension.replace(/\D+/g, ''), next) ?? next;
}

/** One line of the dropdown. */
export interface CountryOption {
  readonly code: string;
  /** Name and dial code, e.g. `Germany (+49)`. */
  readonly label: string;
}

/** Keeps the plus before the digits in text from right to left. */
const LEFT_TO_RIGHT = '\u200e';
const RIGHT_TO_LEFT_LETTERS = /[\u0590-\u08ff]/;

/** The languages of country names. Serbian names are in Latin letters, like the texts. */
function languagesOf(locale: string): readonly string[] {
  const tag = locale.replaceAll('_', '-').replace(/^sr\b.*/i, 'sr-Latn');
  try {
    return [...Intl.getCanonicalLocales(tag), 'en'];
  } catch {
    return ['en'];
  }
}

/** The countries with their names in a language, sorted. The names are the browser's own. */
export function countryOptions(locale: string): readonly CountryOption[] {
  const languages = [...languagesOf(locale)];
  const names = new Intl.DisplayNames(languages, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(languages);
  return COUNTRIES.map(({ code, dial }) => ({ code, dial, name: nameOf(names, code) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code, dial, name }) => {
      const mark = RIGHT_TO_LEFT_LETTERS.test(name) ? LEFT_TO_RIGHT : '';
      return { code, label: `${name} (${mark}+${dial})` };
    });
}

/** XK is no official code, and a browser may not know it. */
const nameOf = (names: Intl.DisplayNames, code: string): string => names.of(code) ?? (code === 'XK' ? 'Kosovo' : code);
