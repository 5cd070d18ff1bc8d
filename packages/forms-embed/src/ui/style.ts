/**
 * The default theme. A page changes it by the custom properties, or by rules of its own: a selector here is never
 * stronger than two classes. Sizes follow the page's own type.
 */
export const FORM_CSS = `
.mk-form{--_accent:var(--mk-accent,#1d4ed8);--_text:var(--mk-text,inherit);--_border:var(--mk-border,#767676);--_error:var(--mk-error,#b42318);--_radius:var(--mk-radius,6px);--_back:var(--mk-background,#fff);color:var(--_text);font-family:var(--mk-font,inherit);line-height:1.5;text-align:start}
.mk-form fieldset{border:0;margin:0;padding:0;min-width:0}
.mk-form .hs-form-field{margin:0 0 12px}
.mk-form .hs-form-field>label{display:block;font-weight:600;margin:0 0 4px}
.mk-form .hs-form-required{color:var(--_error);margin-inline-start:2px}
.mk-form .hs-field-desc{font-size:.875em;margin:0 0 4px}
.mk-form .hs-input{box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;font:inherit;color:var(--mk-input-text,#1a1a1a);background:var(--_back);border:1px solid var(--_border);border-radius:var(--_radius)}
.mk-form .hs-input:focus-visible,.mk-form .hs-button:focus-visible{outline:3px solid var(--_accent);outline-offset:2px}
.mk-form .hs-input[aria-invalid]{border-color:var(--_error)}
.mk-form .hs-error-msgs{list-style:none;margin:4px 0 8px;padding:0;color:var(--_error);font-size:.875em}
.mk-form .hs-button{box-sizing:border-box;min-height:44px;padding:8px 20px;font:inherit;font-weight:600;color:var(--mk-accent-text,#fff);background:var(--_accent);border:1px solid transparent;border-radius:var(--_radius);cursor:pointer}
.mk-form .hs-button[aria-disabled=true]{opacity:.65;cursor:progress}
.mk-form .mk-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;
