import { AsYouType, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import type { BeginReading } from '../../logic/phone/plan-reader';

/**
 * The phone number metadata of all countries. A chunk of its own because of its size; it imports nothing of ours, so
 * that the one-file builds can load it too.
 */
export const beginReading: BeginReading = (country) => new AsYouType(country as CountryCode | undefined, metadata);
