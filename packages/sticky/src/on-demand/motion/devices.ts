import { type Disposer, deviceMode, watchDeviceMode } from '@mountkit/core';

/** Tells whether the window is one of some device modes: now, and whenever that changes. */
export function followDevices(modes: readonly string[], tell: (isMeant: boolean) => void): Disposer {
  tell(modes.includes(deviceMode()));
  return watchDeviceMode((mode) => tell(modes.includes(mode)));
}
