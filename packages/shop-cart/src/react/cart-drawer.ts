import { type Component, createComponent, type WidgetProps } from '@mountkit/core/react';
import type { DialogHTMLAttributes } from 'react';
import type { DrawerEvents } from '../drawer/events';
import { mount, registry } from '../drawer/mount';
import { DRAWER_SCHEMA, type DrawerOptions } from '../drawer/settings';

type Options = Omit<DrawerOptions, 'parts'>;
type DialogAttributes = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open'>;

/** Properties of `CartDrawer`; any other property of a `dialog` is passed on. */
export type CartDrawerProps = WidgetProps<Options, DrawerEvents, DialogAttributes>;

/** The basket beside the page: give it an `id`, and `aria-controls` with it to what opens it. */
export const CartDrawer: Component<Options, DrawerEvents, DialogAttributes> = /* @__PURE__ */ createComponent(
  { mount: mount as never, registry },
  DRAWER_SCHEMA,
  ['open', 'close', 'change', 'failed', 'renderError'],
  'dialog',
);
