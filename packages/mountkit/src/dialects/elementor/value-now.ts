import { deviceMode, pageConfig } from '@mountkit/core';
import { type Json, mergeBreakpoints, responsiveValue } from '@mountkit/core/logic';

/** A responsive setting of the builder in the current device mode. */
export const valueNow = (settings: Json, key: string): unknown =>
  responsiveValue(settings, key, deviceMode(), mergeBreakpoints(pageConfig().breakpoints ?? {}));
