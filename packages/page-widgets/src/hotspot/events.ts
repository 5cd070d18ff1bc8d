/** Events of points on a picture: contract section 10. */
export interface HotspotEvents {
  /** The tooltip of the point with this `index`, from 0, is shown. */
  open: { index: number };
  /** It is hidden again. */
  close: { index: number };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
