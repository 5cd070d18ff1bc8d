import { guard } from '@mountkit/core';
import { isJsonObject, type Json, jsonObject } from '@mountkit/core/logic';
import type { Hooks } from './hooks';

/** A jQuery object, as far as handlers need one. */
interface Query {
  readonly [index: number]: Element;
  data(name: string): unknown;
  find(selector: string): Query;
  filter(test: (this: Element) => boolean): Query;
}

type Members = Readonly<Record<string, unknown>>;
type Callback = (...args: readonly unknown[]) => unknown;

/** What is in an object by a path such as `selectors.title`; without a path all of it. */
const read = (from: unknown, path?: string): unknown =>
  path ? path.split('.').reduce((value, key) => jsonObject(value)[key], from) : from;

/** Settings one over the other, object by object. */
const merge = (below: Json, above: Json): Json => {
  const all: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above))
    all[key] = isJsonObject(value) && isJsonObject(all[key]) ? merge(all[key], value) : value;
  return all;
};

/** Makes a class of another with further members, as scripts do without `class`; `__super__` has the members of the other. */
function extend(this: typeof Module, members: Members, statics: Members = {}): typeof Module {
  class Extended extends this {}
  Object.assign(Extended, { __super__: this.prototype }, statics);
  Object.assign(Extended.prototype, members);
  return Extended;
}

/** What scripts of add-ons extend: settings, and events, each of which calls the method of its name, `onInit` for `init`. */
class Module {
  static readonly extend = extend;

  #settings: Json;
  readonly #listeners = new Map<string, readonly Callback[]>();

  constructor(settings: Json = {}) {
    const own = this as Record<string, unknown>;
    // Members that come by `extend` are passed on as listeners as they are. Those of a `class` are not among these.
    for (const name in own) {
      const member = own[name];
      if (typeof member === 'function') own[name] = member.bind(this);
    }
    this.__construct(settings);
    this.#settings = merge(this.getDefaultSettings(), settings);
    this.trigger('init', settings);
  }

  __construct(_settings: Json): void {}

  getDefaultSettings(): Json {
    return {};
  }

  getSettings(path?: string): unknown {
    return read(this.#settings, path);
  }

  setSettings(key: string | Json, value?: unknown): this {
    this.#settings = merge(this.#settings, typeof key === 'string' ? { [key]: value } : key);
    return this;
  }

  on(name: string, callback: Callback): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), callback]);
    return this;
  }

  off(name: string, callback?: Callback): this {
    this.#listeners.set(name, callback ? (this.#listeners.get(name) ?? []).filter((other) => other !== callback) : []);
    return this;
  }

  trigger(name: string, ...args: readonly unknown[]): this {
    const own = (this as Members)[`on${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    if (typeof own === 'function') own.apply(this, args);
    for (const callback of this.#listeners.get(name) ?? []) callback.apply(this, [...args]);
    return this;
  }
}

/** A module with elements, which are found and listened to at its start. */
class ViewModule extends Module {
  declare elements: Members;

  getDefaultElements(): Members {
    return {};
  }

  bindEvents(): void {}

  onInit(): void {
    this.initElements();
    this.bindEvents();
  }

  initElements(): void {
    this.elements = this.getDefaultElements();
  }
}

/** A number for each class of handlers: shortened scripts have many classes of one name. */
const numbers = /* @__PURE__ */ new Map<unknown, number>();

function numberOf(handlerClass: unknown): number {
  const number = numbers.get(handlerClass) ?? numbers.size;
  numbers.set(handlerClass, number);
  return number;
}

/** The handler of one element of the builder. */
class Handler extends ViewModule {
  declare $element: Query;
  declare readonly isEdit: boolean;

  override __construct({ $element }: Json): void {
    Object.assign(this, { $element, isEdit: false });
  }

  getElementSettings(path?: string): unknown {
    return read(jsonObject(this.$element.data('settings')), path);
  }

  getID(): unknown {
    return this.$element.data('id');
  }

  getElementType(): unknown {
    return this.$element.data('element_type');
  }

  getWidgetType(): string {
    return `${this.$element.data('widget_type') ?? ''}`.split('.')[0] as string;
  }

  /** The same for whoever comes after it on the element, so that its listeners take the place of these. */
  getUniqueHandlerID(): string {
    return `handler-${numberOf(this.constructor)}-${this.getID()}`;
  }

  /** What a selector finds in the element, and not in another that is within it. */
  findElement(selector: string): Query {
    const { $element } = this;
    return $element.find(selector).filter(function () {
      return this.closest('.elementor-element') === $element[0];
    });
  }

  getCurrentDeviceSetting(key: string): unknown {
    const { elementorFrontend } = window as unknown as {
      elementorFrontend: { getCurrentDeviceSetting(settings: unknown, key: string): unknown };
    };
    return elementorFrontend.getCurrentDeviceSetting(this.getElementSettings(), key);
  }
}

/** The classes that scripts extend, by the builder's names. */
export const modules = { Module, ViewModule, frontend: { handlers: { Base: Handler } } };

type HandlerClass = typeof Handler;

/** A class, or a function that loads one. */
type HandlerSource = HandlerClass | (() => unknown);

/** Starts handlers of elements: each class once for an element, anew when the element is shown anew. */
export function createElementsHandler(hooks: Hooks, report: (error: unknown) => void) {
  const running = new WeakMap<Element, Map<HandlerClass, Handler>>();

  const addHandler = (Class: HandlerClass, settings: Json) => {
    const element = (settings.$element as Query)[0] as Element;
    const handlers = running.get(element) ?? new Map();
    running.set(element, handlers);
    handlers.get(Class)?.trigger('destroy');
    guard(() => handlers.set(Class, new Class(settings)), report);
  };

  const start = (source: HandlerSource, $element: unknown) => {
    if (source.prototype instanceof Module) return addHandler(source as HandlerClass, { $element });
    const load = source as () => unknown;
    Promise.resolve()
      .then(load)
      .then((loaded) => addHandler((jsonObject(loaded).default ?? loaded) as HandlerClass, { $element }))
      .catch(report);
  };

  return {
    addHandler,
    attachHandler(name: string, sources: HandlerSource | readonly HandlerSource[], skin = 'default') {
      for (const source of [sources].flat() as HandlerSource[]) {
        hooks.addAction(`frontend/element_ready/${[name, skin].filter(Boolean).join('.')}`, ($element) => {
          start(source, $element);
        });
      }
    },
  };
}
