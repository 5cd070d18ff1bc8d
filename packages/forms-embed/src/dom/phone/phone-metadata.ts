import { AsYouType, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import type { BeginReading } from '../../logic/phone/plan-reader';

/**
 * What is known of the phone numbers of all countries. A chunk of its own, for its size; it imports nothing of ours, so
 * that the one-file builds can fetch it too.
 */
export const beginReading: BeginReading = (country) => new AsYouType(country as CountryCode | undefined, metadata);
