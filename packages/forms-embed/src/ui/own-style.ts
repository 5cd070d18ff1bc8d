import type { OwnerStyle } from '../logic/look/owner-style';

/**
 * The only styles of an unstyled form: they hide texts for screen readers, and take the browser's frame from fieldsets,
 * which are for layout only. The latter is weaker than any rule of the page.
 */
export const UNSTYLED_CSS = `
.hbspt-form:not(.mk-form) .mk-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:where(.hbspt-form:not(.mk-form) fieldset[class^=form-columns]){min-width:0;margin:0;padding:0;border:0}`;

/** The form does not follow the page's width: `isMobileResponsive` is false. */
export const FIXED_CSS = `.mk-form .form-columns-2{grid-template-columns:1fr 1fr}
.mk-form .form-columns-3{grid-template-columns:1fr 1fr 1fr}`;

/** Below `narrow` CSS pixels the form ignores its own width. */
export const responsiveCss = ({ backgroundWidth }: OwnerStyle, narrow: number): string =>
  backgroundWidth
    ? `.hbspt-form{max-width:100%;box-sizing:border-box}@media (max-width:${narrow}px){.hbspt-form{width:auto!important}}`
    : '';
