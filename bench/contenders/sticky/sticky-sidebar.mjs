import StickySidebar from 'sticky-sidebar';

export const start = (stage) => {
  for (const bar of stage.querySelectorAll('.bar')) {
    new StickySidebar(bar, { containerSelector: '.part', innerWrapperSelector: '.bar__inner' });
  }
};
