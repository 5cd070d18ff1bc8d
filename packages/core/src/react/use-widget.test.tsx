import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, Suspense, use, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMountError, createWidget, type WidgetContext } from '../index';
import { number, object, text } from '../logic';
import { callback } from '../logic/settings';
import { type LooseOptions, useWidget } from './use-widget';

interface Options {
  readonly name: string;
  readonly size: number;
  readonly texts: object;
  readonly onGreet: ((detail: { readonly name: string }) => void) | undefined;
}

interface Events {
  greet: { readonly name: string };
  renderError: { code: string; message: string };
}

let contexts: WidgetContext<Options, Events>[] = [];
const changed = vi.fn();

/** A widget that says its name, and fails where it has none. */
const greeter = createWidget<Options, Events>({
  name: 'greeter',
  group: 'greeters',
  schema: { name: text(), size: number(1), texts: object({}), onGreet: callback<(detail: object) => void>() },
  identify: ({ name }) => name,
  relay: (_, detail, { onGreet }) => onGreet?.(detail as { name: string }),
  start(context) {
    contexts.push(context);
    const { element, settings, scope } = context;
    if (!settings().name) return context.fail(createMountError('NO_NAME', 'it has no name'));
    const draw = () => {
      element.textContent = `${settings().name} ${settings().size}`;
    };
    context.onSettings(() => {
      changed();
      draw();
    });
    scope.add(() => element.replaceChildren());
    draw();
  },
});

function Greeter(options: LooseOptions<Options>) {
  const { ref, status, error, handle } = useWidget(greeter, options);
  return (
    <>
      <p ref={ref} data-testid="place" />
      <output>
        {status} {error?.code} {handle?.id}
      </output>
    </>
  );
}

const place = () => screen.getByTestId('place').textContent;
const output = () => screen.getByRole('status').textContent?.trim();
const newest = () => {
  const context = contexts.at(-1);
  if (!context) throw new Error('nothing was started');
  return context;
};

beforeEach(() => {
  // Without it React does not warn of changes that no test waits for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  contexts = [];
  changed.mockClear();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  cleanup();
  await Promise.resolve();
  expect(greeter.registry.all()).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('mounts, and says how it went', () => {
  render(<Greeter name="Ada" />);
  expect(place()).toBe('Ada 1');
  expect(output()).toBe('loading  Ada');
  act(() => newest().markReady());
  expect(output()).toBe('ready  Ada');
});

test('says why it could not be mounted', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  render(<Greeter />);
  expect(output()).toBe('error NO_NAME');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^mountkit: /));
  vi.mocked(console.error).mockClear();
});

test('unmounts with its component, outside of React’s own work', async () => {
  const { unmount } = render(<Greeter name="Ada" />);
  const { signal } = newest();
  unmount();
  expect(signal.aborted).toBe(false);
  await Promise.resolve();
  expect(signal.aborted).toBe(true);
});

test('in strict mode the widget is started once and stays', async () => {
  const { unmount } = render(<Greeter name="Ada" />, { wrapper: StrictMode });
  await Promise.resolve();
  expect(contexts).toHaveLength(1);
  expect(greeter.registry.all()).toHaveLength(1);
  expect(place()).toBe('Ada 1');
  act(() => newest().markReady());
  expect(output()).toBe('ready  Ada');
  unmount();
  await Promise.resolve();
  expect(newest().signal.aborted).toBe(true);
});

test.each([false, true])('tells what has changed, and only then (strict mode: %s)', (reactStrictMode) => {
  const { rerender } = render(<Greeter name="Ada" size={2} texts={{ a: [1] }} />, { reactStrictMode });
  const update = vi.spyOn(newest(), 'settings');
  rerender(<Greeter name="Ada" size={2} texts={{ a: [1] }} />);
  expect(changed).not.toHaveBeenCalled();
  expect(update).not.toHaveBeenCalled();

  rerender(<Greeter name="Ada" size={3} texts={{ a: [1] }} />);
  expect(place()).toBe('Ada 3');
  expect(changed).toHaveBeenCalledTimes(1);

  rerender(<Greeter name="Ada" texts={{ a: [1] }} />);
  expect(place()).toBe('Ada 1');
  expect(contexts).toHaveLength(1);
});

test('calls the newest function without telling the widget', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Greeter name="Ada" onGreet={first} />);
  rerender(<Greeter name="Ada" onGreet={second} />);
  newest().emit('greet', { name: 'Ada' });
  expect(changed).not.toHaveBeenCalled();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada', id: 'Ada' }));

  rerender(<Greeter name="Ada" />);
  newest().emit('greet', { name: 'Ada' });
  expect(second).toHaveBeenCalledTimes(1);
});

test('follows the element: unmounts when it goes, mounts on the next', async () => {
  function Toggled({ shown }: { shown: boolean }) {
    const { ref, handle } = useWidget(greeter, { name: 'Ada' });
    return (
      <>
        {shown && <p ref={ref} data-testid="place" />}
        <output>{handle ? 'there' : 'gone'}</output>
      </>
    );
  }
  const { rerender } = render(<Toggled shown />);
  rerender(<Toggled shown={false} />);
  await Promise.resolve();
  expect(newest().signal.aborted).toBe(true);
  expect(output()).toBe('gone');

  rerender(<Toggled shown />);
  expect(contexts).toHaveLength(2);
  expect(place()).toBe('Ada 1');
  expect(output()).toBe('there');
});

test('stays where React only hides it', async () => {
  let arrive: (value: string) => void = () => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  let wait: (waits: boolean) => void = () => {};
  function Late() {
    const [waits, setWaits] = useState(false);
    wait = setWaits;
    return waits ? use(late) : 'nothing to wait for';
  }
  render(
    <Suspense fallback="waiting">
      <Greeter name="Ada" />
      <Late />
    </Suspense>,
  );
  await act(async () => wait(true));
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(newest().signal.aborted).toBe(false);
  await act(async () => arrive('here'));
  expect(contexts).toHaveLength(1);
  expect(place()).toBe('Ada 1');
});

test('two widgets of a kind stand beside each other', () => {
  render(
    <>
      <Greeter name="Ada" />
      <Greeter name="Bob" />
    </>,
  );
  expect(screen.getAllByTestId('place').map((element) => element.textContent)).toEqual(['Ada 1', 'Bob 1']);
});

test('does nothing on a server', () => {
  expect(renderToString(<Greeter name="Ada" />)).toContain('<p data-testid="place"></p>');
  expect(contexts).toEqual([]);
});

test('follows where another name makes another widget of the element', async () => {
  const { rerender } = render(<Greeter name="Ada" />);
  await act(async () => {});
  expect(screen.getByRole('status').textContent).toContain('Ada');
  rerender(<Greeter name="Bob" size={2} />);
  await act(async () => {});
  expect(screen.getByRole('status').textContent).toContain('Bob');
  expect(place()).toBe('Bob 2');
  expect(contexts.map(({ id, signal }) => [id, signal.aborted])).toEqual([
    ['Ada', true],
    ['Bob', false],
  ]);
  rerender(<Greeter name="Bob" size={3} />);
  await act(async () => {});
  expect(place()).toBe('Bob 3');
});
