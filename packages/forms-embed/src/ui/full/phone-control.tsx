import { fillCountries } from '../../dom/phone/fill-countries';
import { type JoinGroup, joinPhone } from '../../dom/phone/join-phone';
import { type Country, type CountryOption, countryOptions, firstCountry } from '../../logic/phone/countries';
import { createPlanReader } from '../../logic/phone/plan-reader';
import type { FullCell } from '../../logic/state/full-state';
import { autocompleteOf } from './describe-field';
import type { ControlProps, FullModel } from './full-model';

/** The styles of phone fields with a dropdown; side by side if there is room. */
export const PHONE_CSS = `
.mk-form .hs-fieldtype-intl-phone{display:flex;flex-wrap:wrap;gap:8px;padding:0;border:0;background:0 0}
.mk-form .hs-fieldtype-intl-phone>*{flex:2 1 160px;width:100%;min-width:0}
.mk-form .hs-fieldtype-intl-phone>:where(select,.mk-combobox){flex:1 1 128px;text-overflow:ellipsis}`;

/** Kept, since naming and sorting every country takes a while. */
const optionsByLocale = new Map<string, readonly CountryOption[]>();

function optionsOf({ settings: { locale } }: FullModel): readonly CountryOption[] {
  const options = optionsByLocale.get(locale) ?? countryOptions(locale);
  optionsByLocale.set(locale, options);
  return options;
}

/** A phone field; one for each cell, however often it is drawn. */
interface PhoneField {
  readonly first: Country;
  /** The drawn value, before the parts are connected. */
  readonly value: string;
  readonly join: JoinGroup;
}

const phoneFields = new WeakMap<FullCell, PhoneField>();

function phoneFieldOf(model: FullModel, cell: FullCell): PhoneField {
  const known = phoneFields.get(cell);
  if (known) return known;
  const first = firstCountry(cell.field, model.definition.countryCode);
  const join = joinPhone({
    cell,
    first,
    loadReader: () =>
      import('../../dom/phone/phone-metadata').then(({ beginReading }) => createPlanReader(beginReading)),
  });
  const created = { first, value: cell.get().value, join };
  phoneFields.set(cell, created);
  return created;
}

/**
 * A phone number with a dropdown of countries: specification 2 section 3, 'Phone option'. The input shows what the
 * visitor wrote; what is sent is the number. The dropdown is the browser's own, and searchable where a mouse points.
 * Only the initial country is drawn; a script adds the others.
 */
export function PhoneControl({ model, cell, common }: ControlProps) {
  const { field } = cell;
  const { first, value, join } = phoneFieldOf(model, cell);
  const options = optionsOf(model);
  return (
    <div className="hs-input hs-fieldtype-intl-phone" ref={join}>
      <select
        id={`${field.name}_ext-${model.suffix}`}
        className="hs-input"
        aria-label={model.messages.of('country')}
        autoComplete="off"
        ref={(select) => {
          // Again if it has been redrawn in another language.
          if (select) fillCountries(select, options);
        }}
      >
        {/* The server's name may differ from the browser's. */}
        <option value={first.code} suppressHydrationWarning>
          {options.find(({ code }) => code === first.code)?.label}
        </option>
      </select>
      <input
        {...common}
        // With the dropdown it is one control, which is entered and left as a whole.
        onFocus={undefined}
        onBlur={undefined}
        type="tel"
        inputMode="tel"
        autoComplete={autocompleteOf(field) ?? 'tel'}
        defaultValue={value}
        placeholder={field.placeholder || undefined}
      />
    </div>
  );
}
