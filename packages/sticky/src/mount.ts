import {
  createMountError,
  createWidget,
  type FailureEvents,
  openPart,
  type Schema,
  type Widget,
  type WidgetContext,
} from '@mountkit/core';
import { startPage } from './dom/start-page';
import type { StickyEvents } from './events';
import type { StickyOptions } from './settings';
import { MOTION_SCHEMA, type MotionOptions } from './settings/motion-settings';
import type { LazyOptions, ScrollTopOptions } from './settings/page-settings';

/** How one kind of widget is loaded. */
interface Kind<Options, Events> {
  /** Its name in messages. */
  readonly what: string;
  readonly schema?: Schema<Options>;
  load(): Promise<{ start(context: WidgetContext<Options, Events>): void }>;
}

/** A widget whose code is loaded with the first of its elements, so that a page loads only the kinds that it has. */
const createPart = <Options extends object, Events extends FailureEvents>(
  name: string,
  { what, load, schema = {} as Schema<Options> }: Kind<Options, Events>,
): Widget<Options, Events> =>
  createWidget<Options, Events>({
    name,
    group: 'sticky',
    schema,
    isPartial: true,
    identify: () => '',
    start(context) {
      const { fail, scope, signal } = context;
      scope.add(startPage());
      const report = (message: string, cause?: unknown) => fail(createMountError('CHUNK_FAILED', message, cause));
      void openPart(load, what, { report, signal })(({ start }) => start(context));
    },
  });

export const sticky: Widget<StickyOptions, StickyEvents> = /* @__PURE__ */ createPart('sticky', {
  what: 'sticky elements',
  load: () => import('./on-demand/stick'),
});
export const motion: Widget<MotionOptions, FailureEvents> = /* @__PURE__ */ createPart('motion', {
  what: 'motion effects',
  load: () => import('./on-demand/motion'),
  schema: MOTION_SCHEMA,
});
export const scrollTop: Widget<ScrollTopOptions, FailureEvents> = /* @__PURE__ */ createPart('scroll-top', {
  what: 'the scroll-top button',
  load: () => import('./on-demand/scroll-top'),
});
export const lazy: Widget<LazyOptions, FailureEvents> = /* @__PURE__ */ createPart('lazy', {
  what: 'lazy backgrounds',
  load: () => import('./on-demand/lazy'),
});

/** Makes an element sticky. Twice on one element answers the same handle. Contract section 4. */
export const mount: Widget<StickyOptions, StickyEvents>['mount'] = sticky.mount;
/** Lets an element move with the page or the pointer. Contract section 9. */
export const mountMotion: Widget<MotionOptions, FailureEvents>['mount'] = motion.mount;
/** Makes a button lead to the top of the page; it is there beyond 300 px of scroll. */
export const mountScrollTop: Widget<ScrollTopOptions, FailureEvents>['mount'] = scrollTop.mount;
/** Gives an element its background picture when it is 200 px away from the window. */
export const mountLazy: Widget<LazyOptions, FailureEvents>['mount'] = lazy.mount;
/** Every one of the page. */
export const registry: Widget<StickyOptions, StickyEvents>['registry'] = sticky.registry;
