import { EMAIL, FORM, PORTAL } from './form-page';

/** The fields of the form in this markup. */
export const FIELDS = [
  EMAIL,
  { name: 'firstname', label: 'First name', placeholder: 'Ada', defaultValue: 'Ada' },
  { name: 'source', hidden: true, defaultValue: 'ad' },
];

interface MarkupParts {
  readonly guid?: string;
  readonly instanceId?: string;
  /** What ends the ids. Default the guid. */
  readonly suffix?: string;
  /** The query of the address that the browser posts to. Default none. */
  readonly query?: string;
}

/** A form around its fields. */
function formMarkup(
  fields: readonly string[],
  { guid = FORM, instanceId = 'one', suffix = guid, query = '' }: MarkupParts,
) {
  return [
    `<div id="hbspt-form-${instanceId}" class="hbspt-form mk-form" data-hs-forms-root="true">`,
    `<form id="hsForm_${suffix}" class="hs-form-private hsForm_${guid} hs-form-${guid} hs-form-${guid}_${instanceId} hs-form stacked" lang="en" dir="ltr"`,
    ` accept-charset="UTF-8" data-form-id="${guid}" data-portal-id="${PORTAL}" data-instance-id="${instanceId}"`,
    ` action="https://forms.test/uploads/form/v2/${PORTAL}/${guid}${query}" encType="multipart/form-data" method="post">`,
    ...fields,
    '<div class="hs_error_rollup"></div><div class="hs_submit hs-submit"><div class="actions">',
    '<input type="submit" class="hs-button primary large" aria-disabled="false" value="Submit"/>',
    '</div></div><div role="status" class="mk-hidden"></div></form></div>',
  ].join('');
}

/**
 * The markup that a server sends for a form of `FIELDS`: the server's tests check it, and the tests in the page begin with
 * it, also where nothing can draw on a server.
 */
export function serverMarkup(parts: MarkupParts = {}): string {
  const { suffix = parts.guid ?? FORM } = parts;
  const email = `email-${suffix}`;
  const first = `firstname-${suffix}`;
  return formMarkup(
    [
      '<div><fieldset role="none" class="form-columns-1"><div class="hs_email hs-email hs-fieldtype-email field hs-form-field">',
      `<label id="label-${email}" for="${email}"><span>Email</span>`,
      '<span class="hs-form-required" aria-hidden="true">*</span></label><div class="input">',
      `<input id="${email}" type="email" inputMode="email" autoComplete="email" class="hs-input" required="" aria-invalid="false" name="email"/>`,
      '</div></div></fieldset>',
      '<fieldset role="none" class="form-columns-1"><div class="hs_firstname hs-firstname hs-fieldtype-text field hs-form-field">',
      `<label id="label-${first}" for="${first}"><span>First name</span></label><div class="input">`,
      `<input id="${first}" type="text" class="hs-input" placeholder="Ada" aria-invalid="false" name="firstname" value="Ada"/>`,
      '</div></div></fieldset>',
      '<fieldset role="none" class="form-columns-0"><div class="hs_source hs-source hs-fieldtype-text field hs-form-field" hidden="">',
      `<div class="input"><input id="source-${suffix}" type="hidden" class="hs-input" aria-invalid="false" name="source" value="ad"/></div></div></fieldset></div>`,
    ],
    parts,
  );
}

/** A phone field with a country dropdown. */
export const PHONE = { name: 'phone', label: 'Phone', fieldType: 'phonenumber', useCountryCodeSelect: true };

/** The markup for a form of `PHONE`. */
export const phoneMarkup = (): string =>
  formMarkup(
    [
      '<div class="hs-form__page"><fieldset class="form-columns-1" role="none">',
      '<div class="hs_phone hs-phone hs-fieldtype-phonenumber field hs-form-field">',
      `<label id="label-phone-${FORM}" for="phone-${FORM}"><span>Phone</span></label><div class="input">`,
      `<div class="hs-input hs-fieldtype-intl-phone"><select id="phone_ext-${FORM}" class="hs-input" aria-label="Country" autoComplete="off">`,
      `<option value="US">United States (+1)</option></select><input id="phone-${FORM}" class="hs-input" aria-invalid="false" type="tel" inputMode="tel"`,
      ' autoComplete="tel" name="phone" value=""/></div></div></div></fieldset></div>',
    ],
    {},
  );
