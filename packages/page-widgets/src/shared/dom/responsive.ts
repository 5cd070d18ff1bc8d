import { deviceMode, mergeBreakpoints, pageConfig, responsiveValue } from '@mountkit/core';

/** The value of a responsive option in the current device mode: `KEY_mobile`, else that of the next larger mode. */
export const valueNow = (settings: object, key: string): unknown =>
  responsiveValue(
    settings as Readonly<Record<string, unknown>>,
    key,
    deviceMode(),
    mergeBreakpoints(pageConfig().breakpoints ?? {}),
  );
