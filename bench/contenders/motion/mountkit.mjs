export async function start(stage) {
  for (const element of stage.querySelectorAll('.moving')) {
    element.dataset.mountkit = 'motion';
    element.dataset.settings = '{"interactions": {"scroll": {"translateY": {"speed": 2}}}}';
  }
  await window.mountkit.load('sticky');
  window.mountkit.scan(stage);
  const isMoved = (element) => element.getAnimations().length > 0;
  while (![...stage.querySelectorAll('.moving')].every(isMoved)) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
