import { guard } from '@mountkit/core/logic';
import { type Country, countryOf, countryOfDial } from './countries';
import { type PhoneReader, prefixNumber, TEXT_FORM_READER } from './phone';
import { digitsOf } from './phone-text';

/** One reading of a text as a phone number, by the numbering plans of all countries. */
export interface Reading {
  /** Takes the text, returns it with its digits grouped. */
  readonly input: (text: string) => string;
  readonly isValid: () => boolean;
  /** Whether the text begins with a plus, or with the country's international prefix. */
  readonly isInternational: () => boolean;
  readonly getCountry: () => string | undefined;
  readonly getCallingCode: () => string | undefined;
  readonly getNumberValue: () => string | undefined;
}

/** Begins to read a text in the notation of a country; without a country only texts that begin with a plus. */
export type BeginReading = (country?: string) => Reading;

/** Reads and formats numbers by the numbering plans of all countries. */
export function createPlanReader(begin: BeginReading): PhoneReader {
  const read = (text: string, country?: Country) => {
    const reading = begin(country?.code);
    // For '04' of Samoa, as for some of Cape Verde, the library throws.
    return { formatted: guard(() => reading.input(text)) ?? text, reading };
  };
  return {
    format: (text, country) => read(text, country).formatted,
    numberOf(text, country) {
      const { reading } = read(text, country);
      if (!reading.isValid() && !reading.isInternational() && !text.includes('+')) {
        // What looks like a prefix may belong to the number, as in 812 in Russia, where 8 is the prefix.
        const whole = read(prefixNumber(digitsOf(text), country)).reading;
        if (whole.isValid()) return whole.getNumberValue() ?? '';
      }
      return reading.getNumberValue() ?? TEXT_FORM_READER.numberOf(text, country);
    },
    countryOf(text, country) {
      const { reading } = read(text, country);
      if (!reading.isInternational()) return text.includes('+') ? TEXT_FORM_READER.countryOf(text, country) : undefined;
      const found = reading.getCountry();
      return found ? countryOf(found) : countryOfDial(reading.getCallingCode() ?? '', country);
    },
  };
}
