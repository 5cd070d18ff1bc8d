import {
  createMountError,
  createScan,
  createWidget,
  type Disposer,
  type FailureEvents,
  type Schema,
  type Widget,
  type WidgetContext,
} from '@mountkit/core';
import type { StickyEvents } from './events';
import { MOTION_SCHEMA, type MotionOptions } from './logic/motion-settings';
import type { LazyOptions, ScrollTopOptions } from './page-settings';
import type { StickyOptions } from './settings';

/**
 * Starts what a page does by itself, beside its elements: it scrolls to the template that the address names, and marks
 * the root while the header is that of a small window. Specification 1, sections 2 and 9. It ends with the last that
 * uses it. `marks` are the attributes that name an element's template.
 */
export function startPage(...marks: readonly string[]): Disposer {
  const started = import('./on-demand/page').then(
    ({ start }) => start(['data-template-id', ...marks]),
    () => () => {},
  );
  return () => void started.then((stop) => stop());
}

type Load<Options, Events> = () => Promise<{ start(context: WidgetContext<Options, Events>): void }>;

/**
 * A widget whose options and work are fetched when the first of it is there: so a page with one kind pays for that alone.
 */
const onDemand = <Options extends object, Events extends FailureEvents>(
  name: string,
  load: Load<Options, Events>,
  schema = {} as Schema<Options>,
): Widget<Options, Events> =>
  createWidget<Options, Events>({
    name,
    group: 'sticky',
    schema,
    isPartial: true,
    identify: () => '',
    start(context) {
      context.scope.add(startPage());
      load()
        .then(({ start }) => context.signal.aborted || start(context))
        .catch((error) => context.fail(createMountError('CHUNK_FAILED', 'could not be loaded', error)));
    },
  });

const sticky = /* @__PURE__ */ onDemand<StickyOptions, StickyEvents>('sticky', () => import('./on-demand/stick'));
const motion = /* @__PURE__ */ onDemand<MotionOptions, FailureEvents>(
  'motion',
  () => import('./on-demand/motion'),
  MOTION_SCHEMA,
);
const scrollTop = /* @__PURE__ */ onDemand<ScrollTopOptions, FailureEvents>(
  'scroll-top',
  () => import('./on-demand/scroll-top'),
);
const lazy = /* @__PURE__ */ onDemand<LazyOptions, FailureEvents>('lazy', () => import('./on-demand/lazy'));

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
/** Mounts every marked element below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan({
  sticky,
  motion,
  'scroll-top': scrollTop,
  lazy,
});
