import type { Button, KeyDescription, PageDelegate, Progress } from './inside';
import type { MiniBrowser, Window } from './mini-browser';

/** Names of keys that write nothing, where automation has its own. */
const KEYS: Readonly<Record<string, string>> = {
  Alt: 'Alternate',
  ArrowDown: 'DownArrow',
  ArrowLeft: 'LeftArrow',
  ArrowRight: 'RightArrow',
  ArrowUp: 'UpArrow',
};

const BUTTONS: Readonly<Record<Button, string>> = { left: 'Left', middle: 'Middle', right: 'Right' };

/** Presses keys and moves the pointer as a person does: the browser does the rest itself. */
export function sendRealInput(page: PageDelegate, browser: MiniBrowser, { handle }: Window): void {
  // Playwright does not wait between the parts of a click, and automation takes one at a time.
  let last: Promise<unknown> = Promise.resolve();
  const perform = (sourceType: string, state: object): Promise<unknown> => {
    const act = () =>
      browser.automate('Automation.performInteractionSequence', {
        handle,
        inputSources: [{ sourceId: sourceType, sourceType }],
        steps: [{ states: [{ sourceId: sourceType, ...state }] }],
      });
    last = last.then(act, act);
    return last;
  };

  const held = new Set<string>();
  const hold = (character?: string) =>
    perform('Keyboard', {
      pressedVirtualKeys: [...held],
      ...(character && { pressedCharKey: character }),
    });
  // The editor of the page writes whole texts, and takes back: this browser has no keys for that.
  const run = async (progress: Progress, command: string, text = '') => {
    const frame = await page.deepestFocusedFrame(progress);
    const context = await progress.race(frame.mainContext());
    const given = { command, text };
    await progress.race(
      context.evaluate(({ command, text }) => void document.execCommand(command, false, text), given),
    );
  };
  Object.assign(page.rawKeyboard, {
    async keydown(progress, _modifiers, _name, { key }) {
      if (held.has('Control') && key.toLowerCase() === 'z') await run(progress, held.has('Shift') ? 'redo' : 'undo');
      if (key.length === 1) return void (await hold(key));
      held.add(KEYS[key] ?? key);
      await hold();
    },
    async keyup(_progress, _modifiers, _name, { key }: KeyDescription) {
      held.delete(KEYS[key] ?? key);
      await hold();
    },
    sendText: (progress, text) => run(progress, 'insertText', text),
  } satisfies PageDelegate['rawKeyboard']);

  const point = async (mouseInteraction: 'Move' | 'Down' | 'Up', x: number, y: number, button: Button | null) => {
    const location = { x: Math.round(x), y: Math.round(y) };
    const pressed = button && { pressedButton: BUTTONS[button] };
    await perform('Mouse', { mouseInteraction, location, origin: 'Viewport', duration: 0, ...pressed });
  };
  let pressed: Button | null = null;
  Object.assign(page.rawMouse, {
    move: (_progress, x, y) => point('Move', x, y, pressed),
    async down(_progress, x, y, button) {
      pressed = button;
      await point('Down', x, y, button);
    },
    async up(_progress, x, y, button) {
      pressed = null;
      await point('Up', x, y, button);
    },
    async wheel(_progress, x, y, _buttons, _modifiers, width, height) {
      const location = { x: Math.round(x), y: Math.round(y) };
      await perform('Wheel', { location, origin: 'Viewport', delta: { width, height }, duration: 0 });
    },
  } satisfies PageDelegate['rawMouse']);
}
