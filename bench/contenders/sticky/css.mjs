export const start = (stage) => {
  for (const bar of stage.querySelectorAll('.bar')) bar.classList.add('is-sticky');
};
