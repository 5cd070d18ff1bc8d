/** Events of menus: contract section 10. */
export interface MenuEvents {
  /** A submenu or panel was opened; `label` is what its item says. */
  open: { label: string };
  /** It was closed. */
  close: { label: string };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
