/** The styles of pages in the default theme. */
export const PAGES_CSS = `
.mk-form .mk-page-heading{font-weight:700;font-size:1.125em;margin:0 0 12px}
.mk-form .mk-page-heading:focus{outline:0}
.mk-form .hs-form__pagination-content-container{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:12px 0 0}
.mk-form .hs-form__pagination-content-container .hs_submit{margin:0}
.mk-form .hs-back-button{min-height:44px;padding:8px 12px;font:inherit;font-weight:600;color:inherit;background:0 0;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px)}
.mk-form .mk-progress{flex:1;min-width:64px;height:8px;accent-color:var(--mountkit-accent,#2563eb)}
.mk-form .mk-link{font:inherit;color:inherit;background:0 0;border:0;padding:0;text-decoration:underline;cursor:pointer}
@media (scripting:none){.mk-form :is(.hs-form__page,.hs-form__last)[hidden]{display:block}.mk-form .hs-form__pagination-content-container>:not(.hs-form__last){display:none}}`;
