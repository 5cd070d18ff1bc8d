import type { LightboxTexts } from '../settings';

/** The English words. */
export const TEXTS: LightboxTexts = {
  label: 'Enlarged view',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoom: 'Zoom',
  fullscreen: 'Fullscreen',
  share: 'Share',
  position: '{index} of {count}',
  play: 'Play video',
  open: 'Open the file',
};
