/** Resolves when every bar has been measured, and what places them has been fetched. */
export async function start(stage) {
  for (const bar of stage.querySelectorAll('.bar')) {
    bar.dataset.mountkit = 'sticky';
    bar.dataset.stickyParent = '.part';
  }
  await window.mountkit.load('sticky');
  window.mountkit.scan(stage);
  const isAny = () => stage.querySelector('.bar.mountkit-sticky--active');
  window.scrollTo(0, 40);
  while (!isAny()) await new Promise((resolve) => requestAnimationFrame(resolve));
  window.scrollTo(0, 0);
  while (isAny()) await new Promise((resolve) => requestAnimationFrame(resolve));
}
