import { type Disposer, deviceMode, watchDeviceMode } from '@mountkit/core';

/** Calls back with whether the window has one of some device modes: now, and whenever that changes. */
export function followDevices(modes: readonly string[], listener: (isMeant: boolean) => void): Disposer {
  listener(modes.includes(deviceMode()));
  return watchDeviceMode((mode) => listener(modes.includes(mode)));
}
