import { type ExpiringStore, openStorage, readConsent } from '@mountkit/core';

/** Where popups count over visits; where marketing was refused nothing outlives the session: contract section 9. */
export const popupStorage = (): ExpiringStore => openStorage(readConsent('marketing') === false ? 'session' : 'local');

/** The flag of a popup that the visitor does not want to see again: specification 1 section 3. */
export const disableKey = (id: string): string => `popup_${id}_disable`;
