/** What the fields of every kind add to the default theme; the same custom properties. */
export const RICH_CSS = `.mk-form [hidden]{display:none}
.mk-form :is(.form-columns-2,.form-columns-3){display:grid;gap:0 16px}
@container (min-width:480px){.mk-form .form-columns-2{grid-template-columns:1fr 1fr}.mk-form .form-columns-3{grid-template-columns:1fr 1fr 1fr}}
.mk-form .hs-form__page{container-type:inline-size}
.mk-form .inputs-list{list-style:none;margin:0;padding:0}
.mk-form .inputs-list label{display:flex;gap:8px;align-items:flex-start;padding:6px 0;font-weight:400}
.mk-form :is(input[type=checkbox],input[type=radio]).hs-input{flex:none;width:20px;height:20px;min-height:0;margin:2px 0;accent-color:var(--mk-accent,#1d4ed8)}
.mk-form .mk-rating{display:flex;flex-wrap:wrap;gap:4px 16px}
.mk-form .hs-field-desc,.mk-form .hs-field-footer{font-size:.9375em;margin:0 0 4px;padding:0}
.mk-form .hs-richtext{margin:0 0 12px}
.mk-form .hs-richtext :first-child{margin-top:0}
.mk-form textarea.hs-input{resize:vertical;min-height:96px}
.mk-form .cookie-reset-container{margin:0 0 12px}`;
