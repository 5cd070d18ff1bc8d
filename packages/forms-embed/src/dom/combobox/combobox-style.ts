/** The look of searchable selects: that of the form's inputs, and of the calendar. Also in forms without our theme. */
export const COMBOBOX_CSS = `.mk-combobox{display:inline-block;position:relative;box-sizing:border-box;max-width:100%;vertical-align:baseline}
.mk-form .mk-combobox{width:100%}
.mk-combobox+[hidden]{display:none!important}
.mk-combobox>input{box-sizing:border-box;width:100%;text-overflow:ellipsis}
.mk-combobox>.hs-input{padding-inline-end:36px}
.mk-arrow{position:absolute;inset-block:0;inset-inline-end:0;width:36px;cursor:pointer}
.mk-arrow:before{content:"";position:absolute;top:50%;left:50%;width:7px;height:7px;border:solid;border-width:0 2px 2px 0;color:var(--mountkit-input-text,FieldText);transform:translate(-50%,-75%) rotate(45deg)}
:disabled+.mk-arrow{visibility:hidden}
.mk-choices{position:fixed;inset:auto;z-index:10;box-sizing:border-box;flex-direction:column;width:max-content;height:auto;margin:0;padding:4px;overflow:hidden;color:var(--mountkit-input-text,FieldText);background:var(--mountkit-background,Field);border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px);box-shadow:var(--mountkit-shadow,0 4px 16px rgb(0 0 0/.2));font-weight:400;text-align:start}
.mk-choices:not([hidden]){display:flex}
.mk-choices [hidden]{display:none}
.mk-choice-list{position:relative;flex:0 1 auto;min-height:0;overflow:auto;overscroll-behavior:contain}
.mk-choice,.mk-choice-note{min-height:24px;padding:6px 10px;overflow-wrap:anywhere}
.mk-choice{border-radius:calc(var(--mountkit-radius,6px) - 2px);cursor:pointer}
.mk-choice:hover{background:rgb(128 128 128/.2)}
.mk-choice[aria-selected=true]{font-weight:700}
.mk-choice[data-active]{color:var(--mountkit-accent-text,#fff);background:var(--mountkit-accent,#2563eb)}
.mk-combobox-status{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (forced-colors:active){.mk-choice[data-active]{forced-color-adjust:none;color:HighlightText;background:Highlight}}`;
