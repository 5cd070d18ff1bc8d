/**
 * The default theme. A page changes it by the custom properties, or by rules of its own: a selector here is never
 * stronger than two classes. Sizes follow the page's own type.
 */
export const FORM_CSS = `.mk-form{color:var(--mountkit-text,inherit);font-family:var(--mountkit-font,inherit);font-size:var(--mountkit-font-size,inherit);line-height:1.5;overflow-wrap:anywhere}
.mk-form fieldset{all:unset;display:block}
.mk-form .hs-form-field{margin:0 0 12px}
.mk-form :is(.form-columns-2,.form-columns-3){display:grid;gap:0 16px;grid-template-columns:repeat(auto-fit,minmax(min(232px,100%),1fr))}
.mk-form .hs-form-field>label{display:block;font-weight:600;margin:0 0 4px}
.mk-form :is(.hs-error-msgs,.hs-form-required){color:var(--mountkit-error,color-mix(in srgb,#e5484d 55%,currentColor))}
.mk-form .hs-error-msgs{list-style:none;margin:4px 0 8px;padding:0}
.mk-form :is(.hs-input,.hs-button){box-sizing:border-box;min-height:44px;padding:8px 12px;font:inherit;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px)}
.mk-form .hs-input{width:100%;color:var(--mountkit-input-text,FieldText);background:var(--mountkit-background,Field)}
.mk-form [aria-invalid=true]{border-color:var(--mountkit-error,#e5484d)}
.mk-form .hs-button{font-weight:600;color:var(--mountkit-accent-text,#fff);background:var(--mountkit-accent,#2563eb);border-color:transparent}
.mk-form [aria-disabled=true]{opacity:.65;cursor:progress}
.mk-form :focus-visible{outline:3px solid var(--mountkit-accent,#2563eb);outline-offset:2px}
.mk-form .mk-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;
