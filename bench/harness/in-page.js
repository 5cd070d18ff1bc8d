// Runs in every measured page, before its contender.
{
  const CONTROLS = 'input[type=text],input[type=email],select';

  const isEditable = (control, options) =>
    !control.disabled &&
    !control.readOnly &&
    (!options || control.options.length >= options) &&
    control.getBoundingClientRect().height > 0;

  const listControls = (container) => [...container.querySelectorAll(CONTROLS)];

  /** Those that are drawn: of a form with pages or dependents the others may be there too. */
  const listShown = (container) => listControls(container).filter((control) => control.getClientRects().length > 0);

  /** Resolves when `isDone` says so, now or after something of the container has changed; at the time it answers. */
  const whenChanged = (container, isDone, changes = { childList: true, subtree: true }) =>
    new Promise((resolve) => {
      const check = () => {
        if (!isDone()) return false;
        performance.mark('laid-out');
        resolve(performance.now());
        return true;
      };
      if (check()) return;
      const observer = new MutationObserver(() => check() && observer.disconnect());
      observer.observe(container, changes);
    });

  /** Resolves once `count` controls below `container` can be used, laid out. */
  const whenLaidOut = (container, count, options = 0) =>
    whenChanged(container, () => {
      const controls = container.querySelectorAll(options ? 'select' : CONTROLS);
      return controls.length >= count && isEditable(controls[controls.length - 1], options);
    });

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Resolves when what was begun has had time to end: two frames, and a moment for what is put off. */
  const settle = async (ms = 60) => {
    await frame();
    await frame();
    await pause(ms);
  };

  /** Runs an action in a task of its own, so that a trace shows it as a whole. */
  const inNewTask = (action) => new Promise((resolve) => setTimeout(() => resolve(action())));

  const stage = () => document.querySelector('#stage');

  /** Runs an action that ends when something is laid out, and tells how long it took; marks what a trace is read by. */
  const measureLayout = async (act, whenDone) => {
    performance.mark('begin');
    const { start, laidOut } = await inNewTask(() => {
      const start = performance.now();
      act();
      return { start, laidOut: whenDone() };
    });
    const end = await laidOut;
    await settle();
    performance.mark('end');
    return end - start;
  };

  /** Draws a form and tells how long it took until it was laid out. */
  const measureRender = async (form) => {
    await contender.prepare?.(form);
    await settle();
    return measureLayout(
      () => contender.render(stage(), form),
      () => whenLaidOut(stage(), form.shown, form.fields[0].options?.length),
    );
  };

  /** Draws a form and waits until it is there and at rest. */
  const drawForm = async (form) => {
    await contender.prepare?.(form);
    contender.render(stage(), form);
    while (listShown(stage()).length < form.shown) await frame();
    await settle();
  };

  /** Draws a form and puts the caret into the field that is typed into. */
  const prepareTyping = async (form) => {
    await drawForm(form);
    listShown(stage())[form.typed].focus();
    await settle();
    performance.mark('begin');
  };

  const readTyped = () => document.activeElement.value;

  /** Goes on to the next page of a form that is there, and tells how long it took until it was laid out. */
  const measureNextPage = ({ shown }) => {
    const [before] = listShown(stage());
    const { name } = before;
    const isThere = () => {
      const controls = listShown(stage());
      return controls.length === shown && (controls[0] !== before || controls[0].name !== name);
    };
    return measureLayout(
      () => contender.findNext(stage()).click(),
      () => whenChanged(stage(), isThere, { childList: true, subtree: true, attributes: true }),
    );
  };

  /** Chooses an option of the select that is there, as a person's choice reaches a page; each in a task of its own. */
  const chooseOptions = async (indices) => {
    const select = stage().querySelector('select');
    performance.mark('choose');
    for (const index of indices) {
      await inNewTask(() => {
        select.selectedIndex = index;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      });
      await settle();
    }
    performance.mark('chosen');
    return stage().querySelector('select').selectedIndex;
  };

  /** What the browser has counted since the page was opened: long tasks, and how far things have jumped. */
  const readDisturbance = async () => {
    const read = (type) =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 100);
      });
    const [tasks, shifts] = [await read('longtask'), await read('layout-shift')];
    const from = performance.getEntriesByName('begin').at(-1).startTime;
    const since = (entries) => entries.filter(({ startTime }) => startTime >= from);
    const total = (entries, read) => entries.reduce((sum, entry) => sum + read(entry), 0);
    return {
      longTasks: since(tasks).length,
      /** Milliseconds: of each task what is beyond 50. */
      blocking: total(since(tasks), ({ duration }) => duration - 50),
      shift: total(since(shifts), ({ value }) => value),
    };
  };

  const mark = (name) => performance.mark(name);

  window.bench = {
    whenLaidOut,
    measureRender,
    drawForm,
    prepareTyping,
    readTyped,
    measureNextPage,
    chooseOptions,
    readDisturbance,
    settle,
    pause,
    inNewTask,
    stage,
    mark,
  };
}
