// What one writes by hand: one passive listener, one frame callback, positions measured once.

export function start(stage) {
  const moved = [...stage.querySelectorAll('.moving')].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { element, top: top + scrollY, height };
  });
  const place = () => {
    for (const { element, top, height } of moved) {
      const percent = ((innerHeight - (top - scrollY)) / (innerHeight + height)) * 100;
      const shift = -(Math.min(100, Math.max(0, percent)) - 50) * 2;
      element.style.transform = `translateY(${shift}px)`;
    }
  };
  let isDue = false;
  const schedule = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      place();
    });
  };
  addEventListener('scroll', schedule, { passive: true });
  place();
}
