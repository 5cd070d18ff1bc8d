import { drawMarkup } from './content.mjs';

export const prepare = async (stage) =>
  drawMarkup(stage, '<lite-youtube videoid="aqz-KE-bpKQ" playlabel="Play"></lite-youtube>');

/** Its element is mounted as soon as its script runs. */
export const mount = () => import('lite-youtube-embed');
