import { type ExpiringStore, openStorage, readConsent } from '@mountkit/core';

/** The storage of popups' counts; without consent to marketing it ends with the session: contract section 9. */
export const popupStorage = (): ExpiringStore => openStorage(readConsent('marketing') === false ? 'session' : 'local');

/** The key of the flag that a popup is not shown again: specification 1 section 3. */
export const disableKey = (id: string): string => `popup_${id}_disable`;
