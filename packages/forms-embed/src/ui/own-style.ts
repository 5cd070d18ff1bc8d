import type { OwnerStyle } from '../logic/look/owner-style';

/** What a form needs that nobody styles: texts for screen readers only stay out of sight. */
export const UNSTYLED_CSS =
  '\n.hbspt-form:not(.mk-form) .mk-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}';

/** The form does not follow the page's width: `isMobileResponsive` is false. */
export const FIXED_CSS = `.mk-form .form-columns-2{grid-template-columns:1fr 1fr}
.mk-form .form-columns-3{grid-template-columns:1fr 1fr 1fr}`;

/** A width of the form's own gives way where the page is narrow, in CSS pixels. */
export const responsiveCss = ({ backgroundWidth }: OwnerStyle, narrow: number): string =>
  backgroundWidth
    ? `.hbspt-form{max-width:100%;box-sizing:border-box}@media (max-width:${narrow}px){.hbspt-form{width:auto!important}}`
    : '';
