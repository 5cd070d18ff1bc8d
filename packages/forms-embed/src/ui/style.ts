/**
 * The default theme. A page changes it by the custom properties, or by rules of its own: a selector here is never
 * stronger than two classes. Sizes follow the page's own type.
 */
export const FORM_CSS = `.mk-form{color:var(--mountkit-text,inherit);font-family:var(--mountkit-font,inherit);line-height:1.5}
.mk-form fieldset{all:unset;display:block}
.mk-form .hs-form-field{margin:0 0 12px}
.mk-form .hs-form-field>label{display:block;font-weight:600;margin:0 0 4px}
.mk-form :is(.hs-error-msgs,.hs-form-required){color:var(--mountkit-error,light-dark(#b42318,#ffa198))}
.mk-form .hs-error-msgs{list-style:none;margin:4px 0 8px;padding:0}
.mk-form :is(.hs-input,.hs-button){box-sizing:border-box;min-height:44px;padding:8px 12px;font:inherit;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px)}
.mk-form .hs-input{width:100%;color:var(--mountkit-input-text,FieldText);background:var(--mountkit-background,Field)}
.mk-form .hs-input[aria-invalid]{border-color:var(--mountkit-error,light-dark(#b42318,#ffa198))}
.mk-form .hs-button{font-weight:600;color:var(--mountkit-accent-text,#fff);background:var(--mountkit-accent,#2563eb);border-color:transparent}
.mk-form :focus-visible{outline:3px solid var(--mountkit-accent,#2563eb);outline-offset:2px}
.mk-form .mk-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;
