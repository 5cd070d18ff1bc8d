import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMountError } from '../logic/errors';
import { number, type Schema, text } from '../logic/settings';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../testing/page';
import { createScan } from './create-scan';
import { hub } from './hub';
import { createWidget, type WidgetContext } from './widget';

interface Options {
  noteId: string;
  size: number;
}

interface Events {
  ready: object;
  change: { size: number };
  renderError: { code: string; message: string };
}

type Context = WidgetContext<Options, Events>;

const SCHEMA: Schema<Options> = { noteId: text('none'), size: number(1) };

let contexts: Context[] = [];
let start: (context: Context) => void;
let relay: (name: string, detail: object, settings: Options) => void;
let reports: readonly string[];

const widget = createWidget<Options, Events>({
  name: 'note',
  group: 'notes',
  schema: SCHEMA,
  identify: ({ noteId }) => noteId,
  relay: (name, detail, settings) => relay(name, detail, settings),
  start(context) {
    contexts.push(context);
    start(context);
  },
});

const { mount, registry } = widget;

/** Every DOM event of the widgets that reaches the document from now on. */
function watchEvents(...names: string[]) {
  const heard: CustomEvent[] = [];
  const listener = (event: Event) => heard.push(event as CustomEvent);
  for (const name of names) {
    document.addEventListener(`mountkit:notes:${name}`, listener);
    cleanUps.push(() => document.removeEventListener(`mountkit:notes:${name}`, listener));
  }
  return heard;
}

const cleanUps: (() => void)[] = [];

beforeEach(() => {
  resetPage();
  contexts = [];
  start = ({ markReady }) => markReady();
  relay = () => {};
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  vi.restoreAllMocks();
});

describe('mounting', () => {
  it('answers a handle that becomes ready', async () => {
    start = () => {};
    const element = putMarkup('<div data-note-id="n-1"></div>');
    const handle = mount(element);
    expect(handle).toMatchObject({ id: 'n-1', element, status: 'loading' });
    contexts[0]?.markReady();
    expect(handle.status).toBe('ready');
    expect(await handle.ready).toBe(handle);
    expect(reports).toEqual([]);
  });

  it('takes the first match of a selector', () => {
    const first = putMarkup('<p class="a"></p>');
    putMarkup('<p class="a"></p>');
    expect(mount('.a').element).toBe(first);
  });

  it('answers the same handle when it is asked twice for one element', () => {
    const element = putMarkup('<div id="a"></div>');
    const handle = mount(element, { size: 5 });
    expect(mount(element)).toBe(handle);
    expect(mount('#a', { size: 6 })).toBe(handle);
    expect(contexts).toHaveLength(1);
    expect(registry.all()).toEqual([handle]);
  });

  it('mounts anew after it was unmounted', () => {
    const element = putMarkup('<div></div>');
    const first = mount(element);
    first.unmount();
    const second = mount(element);
    expect(second).not.toBe(first);
    expect(second.status).toBe('ready');
  });

  it('reads options before attributes before data-settings', () => {
    mount(putMarkup(`<div data-size="2" data-settings='{"size": 3, "noteId": "bundle"}'></div>`));
    expect(contexts[0]?.settings()).toEqual({ noteId: 'bundle', size: 2 });
    mount(putMarkup('<div data-size="2"></div>'), { size: 4 });
    expect(contexts[1]?.settings().size).toBe(4);
  });

  it('reports each problem in the settings once, with element, attribute and what was expected', async () => {
    mount(putMarkup('<div id="a" data-size="wide" data-colour="red"></div>'));
    await vi.waitFor(() =>
      expect(reports).toEqual([
        'note #a: data-size is "wide", expected a number',
        'note #a: data-colour is "red", expected no such option',
      ]),
    );
  });

  it('gives each instance an id of its own, or the one of the server markup', () => {
    const first = mount(putMarkup('<div data-note-id="n"></div>'));
    const second = mount(putMarkup('<div data-note-id="n"></div>'));
    const third = mount(putMarkup('<div data-note-id="n" data-instance-id="from-server"></div>'));
    expect(new Set([first.instanceId, second.instanceId, third.instanceId]).size).toBe(3);
    expect(third.instanceId).toBe('from-server');
    expect(registry.get('n')).toBe(third);
    expect(registry.getByInstanceId(first.instanceId)).toBe(first);
    expect(registry.getByElement(second.element ?? {})).toBe(second);
  });

  it('shares a registry with the others of its group, and an element with any', () => {
    const other = createWidget<Options, Events>({
      name: 'remark',
      group: 'notes',
      schema: SCHEMA,
      identify: ({ noteId }) => noteId,
      start: ({ markReady }) => markReady(),
    });
    const element = putMarkup('<div></div>');
    const note = mount(element);
    const remark = other.mount(element);
    expect(remark).not.toBe(note);
    expect(mount(element)).toBe(note);
    expect(other.mount(element)).toBe(remark);
    expect(registry.all()).toEqual([note, remark]);
    expect(registry.getByElement(element, 'remark')).toBe(remark);
    registry.removeAll();
    expect([note.status, remark.status]).toEqual(['unmounted', 'unmounted']);
  });
});

describe('a widget that cannot be drawn', () => {
  it.each([
    ['a selector that matches nothing', '#nowhere'],
    ['a selector that is none', '::['],
    ['an empty selector', ''],
  ])('because of %s: has status error, rejects, reports once, and tells', async (_, target) => {
    const events = watchEvents('renderError');
    const fromHub = vi.fn();
    cleanUps.push(hub().on('notes:renderError', fromHub));
    const onRenderError = vi.fn();
    cleanUps.push(registry.onRenderError(onRenderError));

    const handle = mount(target);
    expect(handle).toMatchObject({ status: 'error', element: null });
    await expect(handle.ready).rejects.toMatchObject({ code: 'TARGET_NOT_FOUND' });
    expect(reports).toHaveLength(1);
    expect(events.map(({ detail }) => detail.code)).toEqual(['TARGET_NOT_FOUND']);
    expect(fromHub).toHaveBeenCalledTimes(1);
    expect(onRenderError.mock.calls).toEqual([[handle, expect.objectContaining({ code: 'TARGET_NOT_FOUND' })]]);
    expect(contexts).toEqual([]);
  });

  it('is no unhandled rejection where nobody looks at ready', async () => {
    const unhandled = vi.fn();
    const { process } = globalThis as unknown as {
      process: Record<'on' | 'off', (name: string, listener: () => void) => void>;
    };
    process.on('unhandledRejection', unhandled);
    mount('#nowhere');
    start = () => {};
    mount(putMarkup('<div></div>')).unmount();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('because it throws at the start: is a render error with the cause', async () => {
    const cause = new Error('broken');
    start = () => {
      throw cause;
    };
    const element = putMarkup('<div></div>');
    const events = watchEvents('renderError');
    const handle = mount(element);
    expect(handle.status).toBe('error');
    await expect(handle.ready).rejects.toMatchObject({ code: 'UNKNOWN_RENDER_ERROR', cause });
    expect(events.map(({ target, bubbles, composed }) => [target, bubbles, composed])).toEqual([[element, true, true]]);
    expect(reports).toHaveLength(1);
  });

  it('because it says so: rejects with its error', async () => {
    start = ({ fail }) => fail(createMountError('INVALID_PORTAL_ID', 'no portal'));
    const handle = mount(putMarkup('<div id="a"></div>'));
    await expect(handle.ready).rejects.toMatchObject({ code: 'INVALID_PORTAL_ID' });
    expect(reports).toEqual(['note #a: no portal']);
    expect(console.error).toHaveBeenCalledTimes(1);
    const late = vi.fn();
    cleanUps.push(registry.onRenderError(late));
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('does not keep other widgets from being drawn', () => {
    start = ({ element, markReady }) => {
      if (element.id === 'bad') throw new Error('broken');
      markReady();
    };
    const bad = mount(putMarkup('<div id="bad"></div>'));
    const good = mount(putMarkup('<div id="good"></div>'));
    expect([bad.status, good.status]).toEqual(['error', 'ready']);
  });
});

describe('changing settings', () => {
  it('takes a changed attribute at once', async () => {
    const onSettings = vi.fn();
    start = (context) => context.onSettings(onSettings);
    const element = putMarkup('<div data-size="1"></div>');
    mount(element);
    element.dataset.size = '7';
    await settleMicrotasks();
    expect(contexts[0]?.settings().size).toBe(7);
    expect(onSettings).toHaveBeenCalledTimes(1);
    delete element.dataset.size;
    await settleMicrotasks();
    expect(contexts[0]?.settings().size).toBe(1);
  });

  it('does not look at other attributes', async () => {
    const onSettings = vi.fn();
    start = (context) => context.onSettings(onSettings);
    const element = putMarkup('<div></div>');
    mount(element);
    element.className = 'a';
    element.style.color = 'red';
    await settleMicrotasks();
    expect(onSettings).not.toHaveBeenCalled();
  });

  it('takes options by update at once, and keeps those that are not named', () => {
    const onSettings = vi.fn();
    start = (context) => context.onSettings(onSettings);
    const handle = mount(putMarkup('<div></div>'), { noteId: 'n' });
    handle.update({ size: 9 });
    expect(contexts[0]?.settings()).toEqual({ noteId: 'n', size: 9 });
    expect(onSettings).toHaveBeenCalledTimes(1);
  });

  it('lets an option from update win over an attribute that changes later', async () => {
    const element = putMarkup('<div data-size="1"></div>');
    mount(element).update({ size: 9 });
    element.dataset.size = '2';
    await settleMicrotasks();
    expect(contexts[0]?.settings().size).toBe(9);
  });

  it('reports a value that cannot be used and keeps the weaker one', async () => {
    mount(putMarkup('<div id="a" data-size="2"></div>')).update({ size: 'wide' as never });
    expect(contexts[0]?.settings().size).toBe(2);
    await vi.waitFor(() => expect(reports).toEqual(['note #a: size is "wide", expected a number']));
  });

  it('does nothing after it was unmounted', async () => {
    const onSettings = vi.fn();
    start = (context) => context.onSettings(onSettings);
    const element = putMarkup('<div></div>');
    const handle = mount(element);
    handle.unmount();
    handle.update({ size: 9 });
    element.dataset.size = '8';
    await settleMicrotasks();
    expect(onSettings).not.toHaveBeenCalled();
    expect(contexts[0]?.settings().size).toBe(1);
  });
});

describe('events', () => {
  it('go to the callback, the handle, the hub and the page, in this order', () => {
    const heard: unknown[] = [];
    const element = putMarkup('<div data-note-id="n"></div>');
    relay = (name, detail, settings) => heard.push(['callback', name, detail, settings.size]);
    const handle = mount(element);
    handle.on('change', (detail) => heard.push(['handle', detail]));
    cleanUps.push(hub().on('notes:change', (detail) => heard.push(['hub', detail])));
    element.addEventListener('mountkit:notes:change', (event) => heard.push(['page', (event as CustomEvent).detail]));

    contexts[0]?.emit('change', { size: 3 });
    const detail = { size: 3, id: 'n', instanceId: handle.instanceId };
    expect(heard).toEqual([
      ['callback', 'change', detail, 1],
      ['handle', detail],
      ['hub', detail],
      ['page', detail],
    ]);
  });

  it('can be prevented where they are cancelable, and only there', () => {
    const element = putMarkup('<div></div>');
    mount(element);
    element.addEventListener('mountkit:notes:change', (event) => event.preventDefault());
    expect(contexts[0]?.emit('change', { size: 1 }, true)).toBe(false);
    expect(contexts[0]?.emit('change', { size: 1 })).toBe(true);
  });

  it('report a listener that throws once, and reach all others', () => {
    const element = putMarkup('<div id="a"></div>');
    const angry = () => {
      throw new Error('page code');
    };
    relay = angry;
    const handle = mount(element);
    const calm = vi.fn();
    handle.on('change', angry);
    handle.on('change', calm);
    cleanUps.push(hub().on('notes:change', angry), hub().on('notes:change', calm));
    element.addEventListener('mountkit:notes:change', calm);
    contexts[0]?.emit('change', { size: 1 });
    contexts[0]?.emit('change', { size: 2 });
    expect(calm).toHaveBeenCalledTimes(6);
    expect(reports).toHaveLength(3);
  });

  it('do not reach a listener that was removed', () => {
    const handle = mount(putMarkup('<div></div>'));
    const listener = vi.fn();
    handle.on('change', listener)();
    contexts[0]?.emit('change', { size: 1 });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the registry', () => {
  it('tells of widgets that are ready, also when it is asked late', () => {
    const early = vi.fn();
    cleanUps.push(registry.onReady(early));
    const handle = mount(putMarkup('<div></div>'));
    const late = vi.fn();
    cleanUps.push(registry.onReady(late));
    expect(early.mock.calls).toEqual([[handle]]);
    expect(late.mock.calls).toEqual([[handle]]);
  });

  it('reports a listener that throws and still makes the widget ready', () => {
    cleanUps.push(
      registry.onReady(() => {
        throw new Error('page code');
      }),
    );
    expect(mount(putMarkup('<div></div>')).status).toBe('ready');
    expect(reports).toHaveLength(1);
  });
});

describe('unmounting', () => {
  it('undoes what was added, once, aborts what is under way, and forgets the instance', () => {
    const undo = vi.fn();
    start = ({ scope, markReady }) => {
      scope.add(undo);
      markReady();
    };
    const element = putMarkup('<div></div>');
    const handle = mount(element);
    expect(contexts[0]?.signal.aborted).toBe(false);
    handle.unmount();
    handle.unmount();
    expect(handle.status).toBe('unmounted');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(contexts[0]?.signal.aborted).toBe(true);
    expect(registry.all()).toEqual([]);
    expect(registry.getByElement(element)).toBeUndefined();
  });

  it('leaves ready as it was for a widget that was ready', async () => {
    const handle = mount(putMarkup('<div></div>'));
    handle.unmount();
    expect(await handle.ready).toBe(handle);
  });

  it('rejects ready for a widget that was not', async () => {
    start = () => {};
    const handle = mount(putMarkup('<div></div>'));
    handle.unmount();
    await expect(handle.ready).rejects.toMatchObject({ code: 'UNMOUNTED' });
    expect(reports).toEqual([]);
  });

  it('is final: nothing brings the widget back, and nothing is told of it', () => {
    start = () => {};
    const handle = mount(putMarkup('<div></div>'));
    const onReady = vi.fn();
    const onRenderError = vi.fn();
    cleanUps.push(registry.onReady(onReady), registry.onRenderError(onRenderError));
    handle.unmount();
    contexts[0]?.markReady();
    contexts[0]?.setStatus('busy');
    contexts[0]?.fail(createMountError('RENDER_FAILURE', 'too late'));
    expect(handle.status).toBe('unmounted');
    expect(onReady).not.toHaveBeenCalled();
    expect(onRenderError).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
  });

  it('silences the widget: no event of it reaches anybody afterwards', () => {
    const element = putMarkup('<div></div>');
    const handle = mount(element);
    const listener = vi.fn();
    handle.on('change', listener);
    cleanUps.push(hub().on('notes:change', listener));
    element.addEventListener('mountkit:notes:change', listener);
    relay = listener;
    handle.unmount();
    contexts[0]?.emit('change', { size: 1 });
    expect(listener).not.toHaveBeenCalled();
  });

  it('goes on where something cannot be undone, and reports it', () => {
    const undo = vi.fn();
    start = ({ scope }) => {
      scope.add(undo);
      scope.add(() => {
        throw new Error('gone already');
      });
    };
    mount(putMarkup('<div></div>')).unmount();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(reports).toHaveLength(1);
  });

  it('takes away also a widget that could not be drawn', () => {
    const handle = mount('#nowhere');
    expect(registry.all()).toEqual([handle]);
    registry.removeAll();
    expect(registry.all()).toEqual([]);
    expect(handle.status).toBe('unmounted');
  });
});

describe('createScan', () => {
  const scan = createScan({ note: widget });

  it('mounts what bears its name, now and later, and nothing else', async () => {
    putMarkup('<div id="a" data-mountkit="note"></div><div id="b" data-mountkit="sticky"></div>');
    cleanUps.push(scan());
    putMarkup('<div id="c" data-mountkit="sticky note"></div>');
    await settleMicrotasks();
    expect(registry.all().map(({ element }) => element?.id)).toEqual(['a', 'c']);
  });

  it('unmounts what is gone for good', async () => {
    vi.useFakeTimers();
    const element = putMarkup('<div data-mountkit="note"></div>');
    cleanUps.push(scan());
    const handle = registry.getByElement(element);
    element.remove();
    await settleMicrotasks();
    expect(handle?.status).toBe('ready');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(handle?.status).toBe('unmounted');
  });

  it('mounts several widgets, each by its name, and unmounts the one whose name has gone', async () => {
    const other = createWidget<Options, Events>({
      name: 'remark',
      group: 'notes',
      schema: SCHEMA,
      identify: () => '',
      start: ({ markReady }) => markReady(),
    });
    const element = putMarkup('<div data-mountkit="note remark toString"></div>');
    cleanUps.push(createScan({ note: widget, remark: other })());
    const [note, remark] = registry.all();
    element.dataset.mountkit = 'remark';
    await settleMicrotasks();
    expect([note?.status, remark?.status]).toEqual(['unmounted', 'ready']);
    expect(registry.all()).toEqual([remark]);
  });

  it('unmounts what is not marked any more', async () => {
    const element = putMarkup('<div data-mountkit="note"></div>');
    cleanUps.push(scan());
    const handle = registry.getByElement(element);
    element.removeAttribute('data-mountkit');
    await settleMicrotasks();
    expect(handle?.status).toBe('unmounted');
  });
});

describe('what names a widget', () => {
  it('may change: the old handle ends, and a new one is mounted', async () => {
    const element = putMarkup('<div data-note-id="n-1"></div>');
    const heard = watchEvents('ended');
    const old = mount(element);
    const ended = vi.fn();
    old.on('ended', ended);
    element.dataset.noteId = 'n-2';
    await settleMicrotasks();
    expect([old.id, old.status]).toEqual(['n-1', 'unmounted']);
    expect(registry.all().map(({ id, status }) => [id, status])).toEqual([['n-2', 'ready']]);
    expect(registry.getByElement(element)).toBe(mount(element));
    expect(ended).toHaveBeenCalledExactlyOnceWith({ id: 'n-1', instanceId: old.instanceId });
    expect(heard.map(({ detail }) => detail.id)).toEqual(['n-1']);
  });

  it('keeps the options given in script, also where they name it', () => {
    const element = putMarkup('<div></div>');
    mount(element, { noteId: 'n-1', size: 3 }).update({ noteId: 'n-2' });
    expect(contexts.map(({ id, settings }) => [id, settings().size])).toEqual([
      ['n-1', 3],
      ['n-2', 3],
    ]);
  });

  it('ends once: with an event, and nothing after it', () => {
    const handle = mount(putMarkup('<div></div>'));
    const heard = watchEvents('ended', 'change');
    handle.unmount();
    handle.unmount();
    contexts[0]?.emit('change', { size: 1 });
    expect(heard.map(({ type }) => type)).toEqual(['mountkit:notes:ended']);
  });
});
