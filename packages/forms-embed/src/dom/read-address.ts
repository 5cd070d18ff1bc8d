import { pageConfig } from '@mountkit/core';
import type { FormAddress } from '../logic/provider';

/** Where the form lives; a provider that its own settings leave open is the page's. */
export const readAddress = (settings: FormAddress): FormAddress => ({
  ...settings,
  provider: settings.provider || pageConfig().provider,
});
