import type { Disposer, DisposerScope } from '../logic/disposer';
import { createMountError, type MountError } from '../logic/errors';
import type { Handle, Status } from '../logic/handle';
import { createRegistry, type Registry, type RegistryWriter } from '../logic/registry';
import { parseSettings, type Schema } from '../logic/settings';
import { createHandle, type FailureEvents, type HandleControl } from './handle';
import { report, reportProblem } from './reporter';
import { scanPage } from './scanner';
import { shared } from './shared';
import { uniqueId } from './unique-id';

/** What a widget's `start` works with. */
export interface WidgetContext<Settings, Events> {
  readonly element: HTMLElement;
  readonly id: string;
  readonly instanceId: string;
  /** The settings as they are now. */
  settings(): Settings;
  /** Calls back after the settings changed, by an attribute or by `update`. */
  onSettings(listener: () => void): void;
  /** Sends an event its three ways; false when a listener on the page prevented it. */
  emit: HandleControl<Settings, Events>['emit'];
  setStatus(status: Status): void;
  /** The widget can be used now. */
  markReady(): void;
  /** The widget cannot be drawn: one report, the render-error event, `ready` rejects. */
  fail(error: MountError): void;
  /** Undone when the widget is unmounted, with what was added. */
  readonly scope: DisposerScope;
  /** Aborted when the widget is unmounted. */
  readonly signal: AbortSignal;
  /** Reports once, naming the element. */
  report(message: string, cause?: unknown): void;
}

/** What makes one widget of the common machinery. */
export interface WidgetSpec<Settings, Events> {
  /** The word in `data-mountkit`. */
  readonly name: string;
  /** The prefix of its events. */
  readonly group: string;
  readonly schema: Schema<Settings>;
  /** The id that the page asked for. */
  identify(settings: Settings): string;
  /** Sends an event a further way, e.g. to a callback option. What it throws is reported. */
  relay?(name: keyof Events & string, detail: Events[keyof Events], settings: Settings): void;
  /** Starts the widget. What it throws is a render error. */
  start(context: WidgetContext<Settings, Events>): void;
}

/** The public side of a widget package: contract section 4. */
export interface Widget<Options, Events> {
  /** Mounts on an element or on the first match of a selector. Twice on one element answers the same handle. */
  mount(target: Element | string, options?: Partial<Options>): Handle<Options, Events>;
  /** Mounts on every element marked for it below `root` (default: the document), now and later. */
  scan(root?: ParentNode & Node): Disposer;
  readonly registry: Registry<Handle<Options, Events>>;
}

/** The name of an element in reports: `form #signup`. */
const placeOf = (name: string, element: Element) =>
  `${name} ${element.id ? `#${element.id}` : `<${element.localName} class="${element.className}">`}`;

/** The element that is meant; null where a selector is invalid or matches nothing. */
function findTarget(target: Element | string): HTMLElement | null {
  try {
    return (typeof target === 'string' ? document.querySelector(target) : target) as HTMLElement | null;
  } catch {
    return null;
  }
}

/** Makes a widget: registry, settings, events and life cycle are the same for all. */
export function createWidget<Settings, Events extends FailureEvents>(
  spec: WidgetSpec<Settings, Events>,
): Widget<Settings, Events> {
  type WidgetHandle = Handle<Settings, Events>;

  // Made at the first use, not at import: a package's entry does nothing to a page.
  const book = (): RegistryWriter<WidgetHandle> =>
    shared(`registry:${spec.name}`, () =>
      createRegistry<WidgetHandle>((error) => report(`a ${spec.group} registry listener threw`, error)),
    );

  function mountOn(element: HTMLElement | null, target: string, options: Partial<Settings>): WidgetHandle {
    const place = element ? placeOf(spec.name, element) : `${spec.name} at ${target}`;
    const say = (message: string, cause?: unknown) => report(`${place}: ${message}`, cause);
    const onSettings: (() => void)[] = [];
    let given = { ...options };

    const readSettings = () => {
      const { settings, problems } = parseSettings(spec.schema, {
        options: given,
        attributes: element ? { ...element.dataset } : {},
      });
      for (const problem of problems) reportProblem(place, problem);
      return settings;
    };

    let settings = readSettings();
    const refresh = () => {
      settings = readSettings();
      for (const listener of onSettings) listener();
    };

    const id = spec.identify(settings);
    const instanceId = element?.dataset.instanceId ?? uniqueId();
    const { handle, scope, signal, setStatus, resolve, reject, emit } = createHandle<Settings, Events>({
      id,
      instanceId,
      element,
      group: spec.group,
      report: say,
      update(changes) {
        given = { ...given, ...changes };
        refresh();
      },
      relay(name, detail) {
        try {
          spec.relay?.(name as keyof Events & string, detail as Events[keyof Events], settings);
        } catch (error) {
          say(`a callback of ${name} threw`, error);
        }
      },
    });

    const fail = (error: MountError) => {
      if (handle.status === 'unmounted') return;
      setStatus('error');
      say(error.message, error.cause);
      reject(error);
      book().markFailed(handle, error);
      emit('renderError', { code: error.code, message: error.message } as Events['renderError']);
    };

    book().add(handle, spec.name);
    scope.add(() => book().remove(handle));
    if (!element) {
      fail(createMountError('TARGET_NOT_FOUND', 'no such element, expected one on the page'));
      return handle;
    }

    const watch = new MutationObserver((records) => {
      if (records.some(({ attributeName }) => attributeName?.startsWith('data-'))) refresh();
    });
    watch.observe(element, { attributes: true });
    scope.add(() => watch.disconnect());

    try {
      spec.start({
        element,
        id,
        instanceId,
        settings: () => settings,
        onSettings: (listener) => onSettings.push(listener),
        emit,
        setStatus,
        markReady() {
          setStatus('ready');
          resolve();
          book().markReady(handle);
        },
        fail,
        scope,
        signal,
        report: say,
      });
    } catch (error) {
      fail(createMountError('UNKNOWN_RENDER_ERROR', 'could not be drawn', error));
    }
    return handle;
  }

  const mount: Widget<Settings, Events>['mount'] = (target, options = {}) => {
    const element = findTarget(target);
    return (element && book().registry.getByElement(element)) ?? mountOn(element, String(target), options);
  };

  return {
    mount,
    scan: (root = document) =>
      scanPage(root, {
        found: (element, name) => name === spec.name && mount(element),
        lost: (element, name) => name === spec.name && book().registry.getByElement(element)?.unmount(),
      }),
    registry: {
      get: (id) => book().registry.get(id),
      getByInstanceId: (instanceId) => book().registry.getByInstanceId(instanceId),
      getByElement: (element, name) => book().registry.getByElement(element, name),
      all: () => book().registry.all(),
      onReady: (listener) => book().registry.onReady(listener),
      onRenderError: (listener) => book().registry.onRenderError(listener),
      removeAll: () => book().registry.removeAll(),
    },
  };
}
