import { jsonText } from '@mountkit/core/logic';
import type { FullDefinition } from '../definition/full-definition';

/** The look that a form's owner has set, by the names of specification 2 section 3. */
export type OwnerStyle = Readonly<Record<string, string>>;

/** What every account may set: specification 2 section 6. */
const FREE = ['fontFamily', 'backgroundWidth'];

/**
 * The owner's look: that of the account, of the form, and what the page says, the last being the strongest. Without the
 * scope customStyleAccess only two of its keys are honoured.
 */
export function ownerStyle(
  { globalStyle, style, scopes }: Pick<FullDefinition, 'globalStyle' | 'style' | 'scopes'>,
  own: Readonly<Record<string, unknown>>,
): OwnerStyle {
  const said = Object.entries(own).map(([key, value]) => [key, jsonText(value)] as const);
  const texts = Object.fromEntries(said.filter(([, text]) => text));
  const all = Object.entries({ ...globalStyle, ...style, ...texts });
  return Object.fromEntries(scopes.customStyleAccess ? all : all.filter(([key]) => FREE.includes(key)));
}

/** One key of the look: which elements of a form it styles, and by which property. */
interface Look {
  readonly selector: string;
  readonly property: string;
}

const look = (selector: string, property: string): Look => ({ selector, property });

const LABELS = '.hs-form-private .hs-form-field>label,.hs-form-private .inputs-list label';
const HELP = '.hs-form-private .hs-field-desc,.hs-form-private .hs-field-footer';
const CONSENT =
  '.hs-form-private .legal-consent-container,.hs-form-private .legal-consent-container .inputs-list label';
const BUTTON = '.hs-form-private .hs-button';

/** The keys that are known. */
const LOOKS: Readonly<Record<string, Look>> = {
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

/** Everything by which a value could end its declaration. */
const UNSAFE = /[;{}<>\\@!]|\/\*/;

const withUnit = (value: string, property: string) =>
  /^(width|font-size)$/.test(property) && /^\d+(\.\d+)?$/.test(value) ? `${value}px` : value;

/**
 * The look as style rules. `supports` says whether a value is one of a property; what is none is reported and left out.
 * A key that is not known styles nothing.
 */
export function ownerRules(
  style: OwnerStyle,
  supports: (property: string, value: string) => boolean,
  report: (problem: string) => void,
): string {
  return Object.entries(style)
    .flatMap(([key, raw]) => {
      const known = Object.hasOwn(LOOKS, key) ? LOOKS[key] : undefined;
      if (!known) return [];
      const { selector, property } = known;
      const value = withUnit(raw.trim(), property);
      if (!UNSAFE.test(value) && supports(property, value)) return `${selector}{${property}:${value}}`;
      report(
        `the style ${key} is ${JSON.stringify(raw.slice(0, 60))}, expected a value of the CSS property ${property}`,
      );
      return [];
    })
    .join('\n');
}
