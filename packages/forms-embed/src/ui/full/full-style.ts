/**
 * The styles of a full form in the default theme. A server sends them for text forms too, which have no pages and look
 * the same.
 */
export const FULL_FORM_CSS = `.mk-form [hidden]{display:none}
.mk-form .hs-form__page{container-type:inline-size}
.hs-form__page .hs-form-field{margin-bottom:var(--mountkit-gap,16px)}
.hs-form__page .hs-form-required{margin-inline-start:.2em}
.mk-form .hs-input::placeholder{color:inherit;opacity:.7}
.mk-form .hs-input:not([aria-invalid=true]):hover{border-color:currentColor}
.mk-form .inputs-list{list-style:none;margin:0;padding:0}
.mk-form .inputs-list label{display:flex;gap:8px;align-items:flex-start;padding:6px 0;font-weight:400}
.mk-form :is(input[type=checkbox],input[type=radio]).hs-input{flex:none;width:20px;height:20px;min-height:0;margin:2px 0;accent-color:var(--mountkit-accent,#2563eb)}
.mk-form .inputs-list label p{margin:0}
.mk-form .inputs-list label p:last-child{display:inline}
.mk-form .mk-rating{display:flex;flex-wrap:wrap;gap:4px 16px}
.mk-form :is(.hs-field-desc,.hs-field-footer){font-size:.9375em;margin:0 0 4px;padding:0;color:var(--mountkit-muted,inherit)}
.mk-form .hs-field-footer{margin:4px 0 0}
.mk-form .hs-richtext{margin:0 0 12px}
.mk-form .hs-richtext :first-child{margin-top:0}
.mk-form .hs-richtext :last-child{margin-bottom:0}
.mk-form .legal-consent-container{font-size:.9375em}
.mk-form textarea.hs-input{resize:vertical;min-height:96px}
.hs-form__page~* .hs-button{padding-inline:20px;cursor:pointer}
.hs-form__page~* .hs-button:hover{filter:brightness(.9)}
.mk-form .cookie-reset-container{margin:0 0 12px}`;
