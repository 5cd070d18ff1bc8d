import { jsonText } from '@mountkit/core/logic';
import type { FormStyle } from '../../document/style';
import type { FullDefinition } from '../definition/full-definition';

/** The owner's style settings, by the names of specification 2 section 3. */
export type OwnerStyle = Readonly<Record<string, string>>;

/** The settings of every account: specification 2 section 6. */
const FREE = ['fontFamily', 'backgroundWidth'];

/**
 * The owner's style settings: those of the account, of the form and of the page; later ones replace earlier ones.
 * Without the scope customStyleAccess only two of its keys count.
 */
export function ownerStyle(
  { globalStyle, style, scopes }: Pick<FullDefinition, 'globalStyle' | 'style' | 'scopes'>,
  own: Readonly<Record<string, unknown>>,
): OwnerStyle {
  const pageStyle = Object.entries(own).map(([key, value]) => [key, jsonText(value)] as const);
  const texts = Object.fromEntries(pageStyle.filter(([, text]) => text));
  const all = Object.entries({ ...globalStyle, ...style, ...texts });
  return Object.fromEntries(scopes.customStyleAccess ? all : all.filter(([key]) => FREE.includes(key)));
}

/** The elements of a form that a setting styles, and the CSS property. */
interface Look {
  readonly selector: string;
  readonly property: string;
}

const look = (selector: string, property: string): Look => ({ selector, property });

// Those of errors are labels in such a list, too.
const LABELS = '.hs-form-private .hs-form-field>label,.hs-form-private .inputs-list label:not(.hs-main-font-element)';
const HELP = '.hs-form-private .hs-field-desc,.hs-form-private .hs-field-footer';
const CONSENT =
  '.hs-form-private .legal-consent-container,.hs-form-private .legal-consent-container .inputs-list label:not(.hs-main-font-element)';
const BUTTON = '.hs-form-private .hs-button';

/** Every known setting. */
const LOOKS: Readonly<Record<keyof FormStyle, Look>> = {
  fontFamily: look('.hbspt-form', 'font-family'),
  backgroundWidth: look('.hbspt-form', 'width'),
  labelTextColor: look(LABELS, 'color'),
  labelTextSize: look(LABELS, 'font-size'),
  helpTextColor: look(HELP, 'color'),
  helpTextSize: look(HELP, 'font-size'),
  legalConsentTextColor: look(CONSENT, 'color'),
  legalConsentTextSize: look(CONSENT, 'font-size'),
  submitColor: look(BUTTON, 'background-color'),
  submitFontColor: look(BUTTON, 'color'),
  submitSize: look(BUTTON, 'font-size'),
  submitAlignment: look('.hs-form-private .actions', 'text-align'),
};

const isKnown = (key: string): key is keyof FormStyle => Object.hasOwn(LOOKS, key);

/** Anything with which a value could end its declaration. */
const UNSAFE = /[;{}<>\\@!]|\/\*/;

const withUnit = (value: string, property: string) =>
  /^(width|font-size)$/.test(property) && /^\d+(\.\d+)?$/.test(value) ? `${value}px` : value;

/**
 * The settings as style rules. `supports` checks the value of a property; an invalid one is reported and left out.
 * Unknown settings are ignored.
 */
export function ownerRules(
  style: OwnerStyle,
  supports: (property: string, value: string) => boolean,
  report: (problem: string) => void,
): string {
  return Object.entries(style)
    .flatMap(([key, raw]) => {
      if (!isKnown(key)) return [];
      const { selector, property } = LOOKS[key];
      const value = withUnit(raw.trim(), property);
      if (!UNSAFE.test(value) && supports(property, value)) return `${selector}{${property}:${value}}`;
      report(
        `the style ${key} is ${JSON.stringify(raw.slice(0, 60))}, expected a value of the CSS property ${property}`,
      );
      return [];
    })
    .join('\n');
}
