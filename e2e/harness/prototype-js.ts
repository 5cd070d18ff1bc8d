/** The versions whose ways are told apart here. */
export type PrototypeVersion = '1.6.0' | '1.7';

/**
 * Does to a page what Prototype.js documents that it does: this text runs in the page. Lists, texts, numbers and elements
 * get methods that a `for in` sees; some stand in the place of the browser's. Up to 1.6 lists and texts write themselves
 * as JSON, each as a text of its own, lists cannot be folded, and the browser's `Element.prototype` cannot be reached.
 */
export const prototypeJs = (version: PrototypeVersion): string => `<script>(${behave})('${version}')</script>`;

function behave(version: PrototypeVersion): void {
  type Any = Record<string, unknown>;
  type Each = (value: unknown, index: number) => unknown;
  const isOld = version === '1.6.0';
  const add = (place: object, methods: object) => void Object.assign(place, methods);
  const copy = (list: ArrayLike<unknown>) => {
    const all: unknown[] = [];
    for (let index = 0; index < list.length; index++) all[index] = list[index];
    return all;
  };

  const enumerable = {
    each(this: unknown[], run: Each) {
      this.forEach(run);
      return this;
    },
    collect(this: unknown[], run: Each = (value) => value, that?: unknown) {
      const all: unknown[] = [];
      this.forEach((value, index) => {
        all.push(run.call(that, value, index));
      });
      return all;
    },
    detect(this: unknown[], run: Each, that?: unknown) {
      for (let index = 0; index < this.length; index++) if (run.call(that, this[index], index)) return this[index];
      return undefined;
    },
    findAll(this: unknown[], run: Each, that?: unknown) {
      const all: unknown[] = [];
      this.forEach((value, index) => {
        if (run.call(that, value, index)) all.push(value);
      });
      return all;
    },
    all(this: unknown[], run: Each = (value) => value, that?: unknown) {
      return !enumerable.any.call(this, (value, index) => !run.call(that, value, index));
    },
    any(this: unknown[], run: Each = (value) => value, that?: unknown) {
      let isFound = false;
      this.forEach((value, index) => {
        isFound ||= !!run.call(that, value, index);
      });
      return isFound;
    },
    toArray(this: unknown[]) {
      return copy(this);
    },
    inject(this: unknown[], start: unknown, run: (value: unknown, next: unknown) => unknown) {
      let value = start;
      for (const next of copy(this)) value = run(value, next);
      return value;
    },
  };
  const { collect, detect, findAll, all, any, toArray } = enumerable;
  add(Array.prototype, { ...enumerable, find: detect, select: findAll, entries: toArray, size: () => 0, clear() {} });
  add(Array, {
    from: (list?: ArrayLike<unknown> & { toArray?(): unknown }) => (list ? (list.toArray?.() ?? copy(list)) : []),
  });
  add(String.prototype, {
    strip(this: string) {
      return this.replace(/^\s+|\s+$/g, '');
    },
    startsWith(this: string, start: string) {
      return this.lastIndexOf(start, 0) === 0;
    },
    include(this: string, part: string) {
      return this.indexOf(part) > -1;
    },
    toArray(this: string) {
      return this.split('');
    },
    sub() {},
    times() {},
  });
  add(Function.prototype, {
    bind(this: (...given: unknown[]) => unknown, that: unknown, ...first: unknown[]) {
      return (...rest: unknown[]) => this.apply(that, [...first, ...rest]);
    },
    methodize() {},
    wrap() {},
  });
  add(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      (this.parentNode as ParentNode & Node).removeChild(this);
      return this;
    },
    update(this: HTMLElement, text: string) {
      this.innerHTML = text;
      return this;
    },
    visible: () => true,
    wrap() {},
    select(this: HTMLElement, selector: string) {
      return copy(this.querySelectorAll(selector));
    },
  });

  const page = window as object as Any;
  const NativeElement = window.Element;
  const make = function Element(name: string) {
    return document.createElement(name);
  };
  for (const name of Object.keys(NativeElement)) (make as object as Any)[name] = (NativeElement as object as Any)[name];
  page.Element = make;
  page.$A = Array.from;
  page.$ = (id: string) => document.getElementById(id);
  if (!isOld) {
    make.prototype = NativeElement.prototype;
    return;
  }

  const toJson = (value: unknown): string | undefined => {
    const own = (value as { toJSON?: () => string } | null)?.toJSON;
    if (own) return own.call(value);
    if (typeof value === 'boolean' || value === null) return `${value}`;
    if (typeof value !== 'object') return undefined;
    const pairs = Object.keys(value).map((key) => [toJson(key), toJson((value as Any)[key])]);
    return `{${pairs
      .filter(([, text]) => text !== undefined)
      .map((pair) => pair.join(': '))
      .join(', ')}}`;
  };
  add(Array.prototype, {
    map: collect,
    filter: findAll,
    every: all,
    some: any,
    reduce(this: unknown[]) {
      return this.length > 1 ? this : this[0];
    },
    toJSON(this: unknown[]) {
      return `[${copy(this)
        .map((value) => toJson(value))
        .join(', ')}]`;
    },
  });
  add(String.prototype, {
    toJSON(this: string) {
      return `"${this.replace(/[\\"]/g, (character) => `\\${character}`)}"`;
    },
  });
  add(Number.prototype, {
    toJSON(this: number) {
      return `${this}`;
    },
  });
}
