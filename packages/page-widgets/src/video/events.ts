/** Events of videos and lists of videos: contract section 10. */
export interface VideoEvents {
  /** The player was put into the page. */
  start: { address: string };
  /** The video has come to its end; of another host's videos only those in a list tell. */
  end: { address: string };
  /** Another video of the list was chosen; `index` counts from 0. */
  change: { index: number };
  /** The player could not be shown; a link is there in its place. */
  failed: { address: string };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
