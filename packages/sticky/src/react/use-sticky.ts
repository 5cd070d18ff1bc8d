import { type LooseOptions, type MountedWidget, useWidget } from '@mountkit/core/react';
import type { StickyEvents } from '../events';
import { mount, registry } from '../mount';
import type { StickyOptions } from '../settings';

/**
 * Makes the element that gets the `ref` sticky, as the options say, and restores it when the component is unmounted.
 * `handle.on('stick', …)` listens for when it sticks. On a server it does nothing.
 */
export const useSticky = (options: LooseOptions<StickyOptions> = {}): MountedWidget<StickyOptions, StickyEvents> =>
  useWidget({ mount, registry }, options);
