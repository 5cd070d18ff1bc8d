// Runs in every measured page, before its contender.
{
  const INPUTS = 'input[type=text],input[type=email]';

  const isEditable = (input) => !input.disabled && !input.readOnly && input.getBoundingClientRect().height > 0;

  /** Resolves once `count` inputs below `container` can be typed in, laid out; at the time it answers. */
  const whenLaidOut = (container, count) =>
    new Promise((resolve) => {
      const check = () => {
        const inputs = container.querySelectorAll(INPUTS);
        if (inputs.length < count || !isEditable(inputs[inputs.length - 1])) return false;
        performance.mark('laid-out');
        resolve(performance.now());
        return true;
      };
      if (check()) return;
      const observer = new MutationObserver(() => check() && observer.disconnect());
      observer.observe(container, { childList: true, subtree: true });
    });

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Resolves when what was begun has had time to end: two frames, and a moment for what is put off. */
  const settle = async () => {
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 60));
  };

  /** Runs an action in a task of its own, so that a trace shows it as a whole. */
  const inNewTask = (action) => new Promise((resolve) => setTimeout(() => resolve(action())));

  /** Draws a form and tells how long it took until it was laid out; marks what a trace is read by. */
  const measureRender = async (fields) => {
    const container = document.querySelector('#form');
    await contender.prepare?.();
    await settle();
    performance.mark('begin');
    const { start, laidOut } = await inNewTask(() => {
      const start = performance.now();
      contender.render(container, fields);
      return { start, laidOut: whenLaidOut(container, fields.length) };
    });
    const end = await laidOut;
    await settle();
    performance.mark('end');
    return end - start;
  };

  /** Draws a form and puts the caret into the field in its middle. */
  const prepareTyping = async (fields) => {
    const container = document.querySelector('#form');
    await contender.prepare?.();
    contender.render(container, fields);
    await whenLaidOut(container, fields.length);
    container.querySelectorAll(INPUTS)[Math.floor(fields.length / 2)].focus();
    await settle();
    performance.mark('begin');
  };

  const readTyped = () => document.activeElement.value;

  window.bench = { whenLaidOut, measureRender, prepareTyping, readTyped };
}
