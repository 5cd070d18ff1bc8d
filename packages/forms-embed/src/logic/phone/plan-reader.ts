import { type Country, countryOf, countryOfDial } from './countries';
import { type PhoneReader, prefixNumber, TEXT_FORM_READER } from './phone';
import { digitsOf } from './phone-text';

/** One reading of a text as a phone number, by the numbering plans of all countries. */
export interface Reading {
  /** Takes the text, answers it with its digits grouped. */
  readonly input: (text: string) => string;
  readonly isValid: () => boolean;
  /** Whether the text begins with a plus, or with what stands for it in the country. */
  readonly isInternational: () => boolean;
  readonly getCountry: () => string | undefined;
  readonly getCallingCode: () => string | undefined;
  readonly getNumberValue: () => string | undefined;
}

/** Begins to read a text as a visitor of a country means it; without a country only what begins with a plus. */
export type BeginReading = (country?: string) => Reading;

/** Reads and writes numbers by the plans of all countries. */
export function createPlanReader(begin: BeginReading): PhoneReader {
  const read = (text: string, country?: Country) => {
    const reading = begin(country?.code);
    return { formatted: reading.input(text), reading };
  };
  return {
    format: (text, country) => read(text, country).formatted,
    numberOf(text, country) {
      const { reading } = read(text, country);
      if (!reading.isValid() && !reading.isInternational() && !text.includes('+')) {
        // What looks like a prefix may be the beginning of the number, as 812 in Russia, where 8 is the prefix.
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
