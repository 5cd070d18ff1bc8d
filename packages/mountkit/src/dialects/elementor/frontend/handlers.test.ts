// @vitest-environment jsdom
// @ts-expect-error: jQuery comes without types, and the tests need few of its members.
import $ from 'jquery';
import { beforeEach, expect, it, vi } from 'vitest';
import { createElementsHandler, modules } from './handlers';
import { createHooks } from './hooks';

const { Module, ViewModule } = modules;
const { Base } = modules.frontend.handlers;

const setUp = () => {
  const report = vi.fn();
  const hooks = createHooks(report);
  return { report, hooks, ...createElementsHandler(hooks, report) };
};

/** The element of a widget, as a jQuery object. */
const widget = () => $('.elementor-widget') as never;

beforeEach(() => {
  document.body.innerHTML = `<div class="elementor-element elementor-widget" data-id="aa" data-element_type="widget"
    data-widget_type="addon-card.wide" data-settings='{"colour":"blue","size":{"value":3}}'>
    <h2>Mine</h2><div class="elementor-element"><h2>Another's</h2></div></div>`;
});

it('has settings of its own over the default ones, by paths', () => {
  class Settings extends Module {
    override getDefaultSettings() {
      return { selectors: { title: 'h2', text: 'p' }, speed: 1 };
    }
  }
  const settings = new Settings({ selectors: { text: 'div' } });
  expect(settings.getSettings('selectors')).toEqual({ title: 'h2', text: 'div' });
  settings.setSettings('speed', 2).setSettings({ selectors: { title: 'h3' } });
  expect(settings.getSettings()).toEqual({ selectors: { title: 'h3', text: 'div' }, speed: 2 });
  expect(settings.getSettings('nothing.there')).toBeUndefined();
});

it('calls the method of an event, and its listeners until they are taken away', () => {
  const calls: unknown[] = [];
  class Box extends Module {
    onOpen(by: string) {
      calls.push(`own ${by}`);
    }
  }
  const box = new Box();
  const listener = (by: unknown) => calls.push(`listener ${by}`);
  box.on('open', listener).trigger('open', 'key').off('open', listener).trigger('open', 'press').trigger('close');
  expect(calls).toEqual(['own key', 'listener key', 'own press']);
});

it('is extended without `class`, with the members of the other in `__super__`', () => {
  const calls: string[] = [];
  const First = ViewModule.extend({
    bindEvents() {
      calls.push('first');
    },
  }) as typeof Module & { __super__: { bindEvents(): void } };
  const Second = First.extend(
    {
      bindEvents(this: object) {
        (Second as unknown as { __super__: { bindEvents(): void } }).__super__.bindEvents.call(this);
        calls.push('second');
      },
    },
    { mark: 7 },
  );
  expect(new Second()).toBeInstanceOf(First);
  expect(calls).toEqual(['first', 'second']);
  expect(Second).toHaveProperty('mark', 7);
});

it('keeps its members that come by `extend` bound to it, also where they are passed on', () => {
  const Named = Module.extend({
    name: 'one',
    tell(this: { name: string }) {
      return this.name;
    },
  });
  const { tell } = new Named() as unknown as { tell(): string };
  expect(tell()).toBe('one');
});

it('finds its elements, and knows what its element says of itself', () => {
  class Card extends Base {
    override getDefaultElements() {
      return { $title: this.findElement('h2') };
    }
  }
  const handler = new Card({ $element: widget() });
  expect((handler.elements.$title as { text(): string }).text()).toBe('Mine');
  expect([handler.getID(), handler.getElementType(), handler.getWidgetType()]).toEqual(['aa', 'widget', 'addon-card']);
  expect([handler.getElementSettings('colour'), handler.getElementSettings('size.value')]).toEqual(['blue', 3]);
  expect(handler.isEdit).toBe(false);
});

it('has an id that is its class’s on this element, whatever the class is called', () => {
  const [One, Other] = [class Card extends Base {}, class Card extends Base {}];
  const idOf = (Class: typeof Base) => new Class({ $element: widget() }).getUniqueHandlerID();
  expect(idOf(One)).toMatch(/-aa$/);
  expect(idOf(One)).toBe(idOf(One));
  expect(idOf(Other)).not.toBe(idOf(One));
});

it('starts a class once for an element, and anew after it has ended', () => {
  const { hooks, attachHandler } = setUp();
  const calls: string[] = [];
  class Card extends Base {
    override bindEvents() {
      calls.push('bound');
    }
    onDestroy() {
      calls.push('ended');
    }
  }
  attachHandler('addon-card', Card, 'wide');
  hooks.doAction('frontend/element_ready/addon-card.wide', widget());
  hooks.doAction('frontend/element_ready/addon-card.default', widget());
  hooks.doAction('frontend/element_ready/addon-card.wide', widget());
  expect(calls).toEqual(['bound', 'ended', 'bound']);
});

it('starts several, also those that are loaded first, for a kind of element without a skin', async () => {
  const { hooks, attachHandler } = setUp();
  const calls: string[] = [];
  class Card extends Base {
    override bindEvents() {
      calls.push('card');
    }
  }
  class Late extends Base {
    override bindEvents() {
      calls.push('late');
    }
  }
  attachHandler('global', [Card, () => Promise.resolve({ default: Late })], '');
  hooks.doAction('frontend/element_ready/global', widget());
  await vi.waitFor(() => expect(calls).toEqual(['card', 'late']));
});

it('reports one that throws and one that cannot be loaded, and starts the others', async () => {
  const { hooks, attachHandler, report } = setUp();
  const started = vi.fn();
  class Broken extends Base {
    override bindEvents() {
      throw new Error('broken');
    }
  }
  class Card extends Base {
    override bindEvents() {
      started();
    }
  }
  attachHandler('addon-card', [Broken, () => Promise.reject(new Error('lost')), Card]);
  hooks.doAction('frontend/element_ready/addon-card.default', widget());
  expect(started).toHaveBeenCalledOnce();
  await vi.waitFor(() =>
    expect(report.mock.calls.map(([error]) => `${error}`)).toEqual(['Error: broken', 'Error: lost']),
  );
});
