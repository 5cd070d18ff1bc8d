import { createMountError, type MountError } from '../logic/errors';
import { guard } from '../logic/guard';
import type { Handle } from '../logic/handle';
import type { Json } from '../logic/json';
import {
  createRegistry,
  createRegistryState,
  type Entry,
  type Registry,
  type RegistryState,
  settleEntry,
} from '../logic/registry';
import { parseSettings, type Schema } from '../logic/settings';
import { createHandle, type FailureEvents, type HandleControl } from './handle';
import { mounted } from './mounted';
import { report, type Severity } from './reporter';
import { shared } from './shared';
import { trustedAddress } from './trusted-address';
import { uniqueId } from './unique-id';

/** The context that a widget's `start` receives. */
export interface WidgetContext<Settings, Events>
  extends Pick<HandleControl<Settings, Events>, 'emit' | 'scope' | 'signal' | 'setStatus'> {
  /** The element that the widget draws in: the marked one, unless the widget replaces it, e.g. by one in a frame. */
  element: HTMLElement;
  readonly id: string;
  readonly instanceId: string;
  /** The current settings. */
  settings(): Settings;
  /** The options given in script. */
  given(): Json;
  /** The marked element itself. */
  readonly host: HTMLElement;
  /** Whether the page gives options that a partial schema cannot read. */
  hasUnreadOptions(): boolean;
  /** Reads the settings by the whole schema from now on, and reports what it cannot read. */
  setSchema(schema: Schema<Settings>): void;
  /** Calls back after the settings changed, by an attribute or by `update`. */
  onSettings(listener: () => void): void;
  /** Calls the listeners of `onSettings` again, after something other than the settings has changed. */
  redraw(): void;
  /** Declares that the widget can be used. */
  markReady(): void;
  /** Declares that the widget cannot be drawn: reports it, emits the render-error event, rejects `ready`. */
  fail(error: MountError): void;
  /** Reports once, naming the element; with severity `error` if something is blocked. */
  report(message: string, cause?: unknown, severity?: Severity): void;
}

/** Everything that `createWidget` needs to know about a widget. */
export interface WidgetSpec<Settings, Events> {
  /** The word in `data-mountkit`. */
  readonly name: string;
  /** The prefix of its events. Widgets of one group share one registry. */
  readonly group: string;
  readonly schema: Schema<Settings>;
  /** The schema has only the common options; the whole one comes by `setSchema` where a page gives others. */
  readonly isPartial?: boolean;
  /** The element's attributes that are options, as its dataset has them. Default: all of them. */
  attributes?(element: HTMLElement | null): Json;
  /** The id that the page gave. */
  identify(settings: Settings): string;
  /** Its id says what it is and not which one: another one changes the widget that is there. */
  readonly keepsHandle?: boolean;
  /** Passes an event on, e.g. to a callback option. An error is reported. */
  relay?(name: keyof Events & string, detail: object, settings: Settings): void;
  /** Starts the widget. An error is a render error. */
  start(context: WidgetContext<Settings, Events>): void;
}

/** The public side of a widget package: contract section 4. */
export interface Widget<Options, Events> {
  /** Mounts on an element or on the first match of a selector. Twice on one element returns the same handle. */
  mount(target: Element | string, options?: Partial<Options>): Handle<Options, Events>;
  readonly registry: Registry<Handle<Options, Events>>;
}

/** The target element; null if a selector is invalid or matches nothing. */
const findTarget = (target: Element | string): HTMLElement | null =>
  guard(() => (typeof target === 'string' ? document.querySelector<HTMLElement>(target) : (target as HTMLElement))) ??
  null;

const loadFaults = () => import('./faults');

/** The handle that `mount` returns on a server. */
const inertHandle = <Options, Events>(): Handle<Options, Events> => ({
  id: '',
  instanceId: '',
  element: null,
  status: 'loading',
  ready: new Promise(() => {}),
  on: () => () => {},
  update() {},
  unmount() {},
});

/** Makes a widget: registry, settings, events and life cycle are the same for all. */
export function createWidget<Settings, Events extends FailureEvents>(
  spec: WidgetSpec<Settings, Events>,
): Widget<Settings, Events> {
  const { name, group } = spec;

  // Created at the first use, not at import: a package's entry does nothing to a page. Widgets of a group share it.
  const state = (): RegistryState<Handle<Settings, Events>> =>
    shared(`registry:${group}`, () =>
      createRegistryState(
        () => [...mounted()].filter((entry) => entry.group === group) as object[] as Entry<Handle<Settings, Events>>[],
        (error) => report(`a listener of the ${group} registry threw`, error),
      ),
    );
  const registry = createRegistry(state);

  const mountOn = (element: HTMLElement | null, place: string, options: Json) => {
    const reportHere = (message: string, cause?: unknown, severity?: Severity) => {
      report(`${place}: ${message}`, cause, severity);
      // Loaded with the first report only: most pages have none.
      loadFaults()
        .then(({ openSink }) => openSink())
        .catch(() => {});
    };
    const onSettings: (() => void)[] = [];

    let { schema, isPartial } = spec;
    let hasUnreadOptions = false;

    const readSettings = () => {
      const { settings, problems } = parseSettings(schema, options, {
        attributes: spec.attributes?.(element) ?? { ...element?.dataset },
        trust: (named, use) => element && trustedAddress(element, named, use),
      });
      hasUnreadOptions = !!(isPartial && problems[0]);
      // The rest of what a partial schema cannot read is for the whole one.
      const known = problems.filter(({ isUntrusted }) => isUntrusted || !isPartial);
      if (known[0]) {
        loadFaults().then(
          ({ reportProblems }) => reportProblems(place, known),
          (error) => reportHere('could not load the settings report', error),
        );
      }
      return settings;
    };
    let settings = readSettings();
    const redraw = () => {
      for (const listener of onSettings) listener();
    };
    const refresh = () => {
      settings = readSettings();
      if (spec.keepsHandle || spec.identify(settings) === id) redraw();
      else {
        // What names a widget has changed: it is another one.
        handle.unmount();
        mountOn(element, place, options);
      }
    };

    const id = spec.identify(settings);
    const instanceId = element?.dataset.instanceId || uniqueId();
    const control = createHandle<Settings, Events>({
      id,
      instanceId,
      element,
      group,
      report: reportHere,
      update(changes) {
        options = { ...options, ...changes };
        refresh();
      },
      relay: (event, detail) => spec.relay?.(event as keyof Events & string, detail, settings),
    });
    const { handle, scope, signal, setStatus, emit } = control;
    const entry: Entry<typeof handle> & { group: string } = { handle, name, group };

    const fail = (error: MountError) => {
      if (signal.aborted) return;
      setStatus('error');
      reportHere(error.message, error.cause, 'error');
      control.reject(error);
      settleEntry(state(), entry, error);
      emit('renderError', { code: error.code, message: error.message } as Events['renderError']);
    };

    mounted().add(entry);
    scope.add(() => mounted().delete(entry));
    if (!element) {
      fail(createMountError('TARGET_NOT_FOUND', 'no such element'));
      return handle;
    }

    const watch = new MutationObserver((records) => {
      if (records.some(({ attributeName }) => attributeName?.startsWith('data-'))) refresh();
    });
    watch.observe(element, { attributes: true });
    scope.add(() => watch.disconnect());

    guard(
      () =>
        spec.start({
          element,
          host: element,
          id,
          instanceId,
          scope,
          signal,
          emit,
          setStatus,
          fail,
          report: reportHere,
          settings: () => settings,
          given: () => options,
          hasUnreadOptions: () => hasUnreadOptions,
          setSchema(whole) {
            schema = whole;
            isPartial = false;
            settings = readSettings();
          },
          onSettings: (listener) => onSettings.push(listener),
          redraw,
          markReady() {
            setStatus('ready');
            control.resolve();
            if (!signal.aborted) settleEntry(state(), entry, null);
          },
        }),
      (error) => fail(createMountError('UNKNOWN_RENDER_ERROR', 'could not be drawn', error)),
    );
    return handle;
  };

  return {
    registry,
    mount(target, options = {}) {
      // A server has no elements.
      if (typeof document === 'undefined') return inertHandle();
      const element = findTarget(target);
      const place = `${name} ${element ? `#${element.id || element.localName}` : target}`;
      return (element && registry.getByElement(element, name)) ?? mountOn(element, place, options as Json);
    },
  };
}
