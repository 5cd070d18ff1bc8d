import { deviceMode, mergeBreakpoints, pageConfig, responsiveValue } from '@mountkit/core';

/** Reads responsive options in the device mode that the window has now: `KEY_mobile`, else that of the next larger mode. */
export function valuesNow(): (settings: object, key: string) => unknown {
  const breakpoints = mergeBreakpoints(pageConfig().breakpoints ?? {});
  const mode = deviceMode();
  return (settings, key) => responsiveValue(settings as Readonly<Record<string, unknown>>, key, mode, breakpoints);
}
