import { deviceModeAt, mediaQueriesOf, mergeBreakpoints } from '../logic/breakpoints';
import type { Disposer } from '../logic/disposer';
import { listen } from './listen';
import { pageConfig } from './page-config';

const breakpoints = () => mergeBreakpoints(pageConfig().breakpoints ?? {});

/** The current device mode of the window: specification 1 section 9. */
export const deviceMode = (): string => deviceModeAt(window.innerWidth, breakpoints());

/** Calls back whenever the device mode changes. */
export function watchDeviceMode(listener: (mode: string) => void): Disposer {
  let mode = deviceMode();
  const check = () => {
    const next = deviceMode();
    if (next === mode) return;
    mode = next;
    listener(mode);
  };
  const offs = mediaQueriesOf(breakpoints()).map((query) => listen(window.matchMedia(query), 'change', check));
  return () => {
    for (const off of offs) off();
  };
}
