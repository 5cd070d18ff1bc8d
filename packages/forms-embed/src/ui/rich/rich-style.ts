/** What the fields of every kind add to the default theme; the same custom properties. */
export const RICH_CSS = `.mk-form [hidden]{display:none}
.mk-form :is(.form-columns-2,.form-columns-3){display:grid;gap:0 16px}
@container (min-width:480px){.mk-form .form-columns-2{grid-template-columns:1fr 1fr}.mk-form .form-columns-3{grid-template-columns:1fr 1fr 1fr}}
.mk-form .hs-form__page{container-type:inline-size}
.mk-form .mk-page-heading{font-weight:700;font-size:1.125em;margin:0 0 12px}
.mk-form .mk-page-heading:focus{outline:0}
.mk-form .inputs-list{list-style:none;margin:0;padding:0}
.mk-form .inputs-list label{display:flex;gap:8px;align-items:flex-start;padding:6px 0;font-weight:400}
.mk-form :is(input[type=checkbox],input[type=radio]).hs-input{flex:none;width:20px;height:20px;min-height:0;margin:2px 0;accent-color:var(--mk-accent,#1d4ed8)}
.mk-form .mk-rating{display:flex;flex-wrap:wrap;gap:4px 16px}
.mk-form .hs-field-desc,.mk-form .hs-field-footer{font-size:.9375em;margin:0 0 4px;padding:0}
.mk-form .hs-richtext{margin:0 0 12px}
.mk-form .hs-richtext :first-child{margin-top:0}
.mk-form textarea.hs-input{resize:vertical;min-height:96px}
.mk-form .hs-form__pagination-content-container{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:12px 0 0}
.mk-form .hs-form__pagination-content-container .hs_submit{margin:0}
.mk-form .hs-back-button{min-height:44px;padding:8px 12px;font:inherit;font-weight:600;color:inherit;background:0 0;border:1px solid var(--mk-border,#767676);border-radius:var(--mk-radius,6px)}
.mk-form .mk-progress{flex:1;min-width:64px;height:8px;accent-color:var(--mk-accent,#1d4ed8)}
.mk-form .mk-link{font:inherit;color:inherit;background:0 0;border:0;padding:0;text-decoration:underline;cursor:pointer}
.mk-form .cookie-reset-container{margin:0 0 12px}
@media (scripting:none){.mk-form :is(.hs-form__page,.hs-form__last)[hidden]{display:block}.mk-form .hs-form__pagination-content-container>:not(.hs-form__last){display:none}}`;
