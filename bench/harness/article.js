// Draws the pages that are scrolled, 10,000 px long; runs in every measured page, after `in-page.js`.
{
  const STYLE = `
    body { margin: 0; font: 14px/20px sans-serif }
    .part { height: 100px; position: relative }
    .bar { height: 20px; width: 300px; background: #eee }
    .bar.is-sticky { position: sticky; top: 0 }
    .box { height: 40px }
    .moving { height: 60px; width: 300px; background: #eee }`;

  const PARTS = 100;

  const draw = (drawPart) => {
    const style = document.createElement('style');
    style.textContent = STYLE;
    document.head.append(style);
    const parts = Array.from({ length: PARTS }, (_, index) => `<section class="part">${drawPart(index)}</section>`);
    bench.stage().innerHTML = `${parts.join('')}<div style="height:900px"></div>`;
  };

  const bar = (index) => `<div class="bar"><div class="bar__inner">Part ${index + 1}</div></div>`;

  const articles = {
    /** A bar that can stick in its section by itself. */
    reachable: () => draw((index) => bar(index)),
    /** A bar that its own box would hold back. */
    unreachable: () => draw((index) => `<div class="box">${bar(index)}<p>Words</p></div>`),
    /** Every fifth section holds an element that moves. */
    moving: () => draw((index) => (index % 5 === 2 ? '<div class="moving">Moves</div>' : '')),
    plain: () => draw((index) => `<p>Part ${index + 1}</p>`),
  };

  /** Whether what a bar holds rests at the top of the window while its section goes by. */
  const isStuck = () =>
    [...document.querySelectorAll('.bar__inner')].some((bar) => {
      const { top } = bar.getBoundingClientRect();
      const part = bar.closest('.part').getBoundingClientRect();
      return Math.abs(top) < 1 && part.top < -10 && part.bottom > 30;
    });

  const prepareArticle = async (kind) => {
    articles[kind]();
    await bench.settle();
    await contender.start(bench.stage());
    await bench.settle(200);
  };

  /** Opens and closes a dialog some times, with a rest after each, and marks both. */
  const useDialog = async ({ index, times, rest }) => {
    const isShown = () => document.querySelector(`#popup-${index}`).getClientRects().length > 0;
    const act = async (action, isDone) => {
      await bench.inNewTask(() => contender[action](index));
      while (!isDone()) await bench.pause(5);
      await bench.pause(rest);
    };
    for (let time = 0; time < times; time++) {
      bench.mark('begin');
      await act('open', isShown);
      bench.mark('opened');
      await act('close', () => !isShown());
      bench.mark('closed');
    }
  };

  const prepareLoop = async (size) => {
    await contender.start(bench.stage(), size);
    await bench.settle(200);
  };

  const prepareWidgets = async (name) => {
    await contender.prepare(bench.stage(), name);
    await bench.settle(200);
  };

  /** Mounts the widgets that are there, and answers what the browser has counted meanwhile. */
  const mountWidgets = async (name) => {
    bench.mark('begin');
    await bench.inNewTask(() => contender.mount(bench.stage(), name));
    bench.mark('mounted');
    await bench.settle(200);
    return bench.readDisturbance();
  };

  Object.assign(bench, { prepareArticle, isStuck, useDialog, prepareLoop, prepareWidgets, mountWidgets });
}
