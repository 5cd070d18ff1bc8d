/** The look of the calendar; the default theme's custom properties. */
export const CALENDAR_CSS = `.mk-form .hs-dateinput{position:relative}
.mk-form .hs-datepicker{position:fixed;z-index:10;inset:auto;margin:0;box-sizing:border-box;width:max-content;max-width:calc(100vw - 16px);max-height:calc(100vh - 16px);overflow:auto;padding:8px;color:var(--mountkit-input-text,FieldText);background:var(--mountkit-background,Field);border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px);box-shadow:var(--mountkit-shadow,0 4px 16px rgb(0 0 0/.2))}
.mk-form .mk-calendar-head{display:flex;gap:4px;justify-content:center}
.mk-form .mk-calendar-head :is(select,button){box-sizing:border-box;min-height:40px;margin:0;padding:4px;font:inherit;color:inherit;background:0 0;border:1px solid transparent;border-radius:var(--mountkit-radius,6px)}
.mk-form .mk-calendar-head select{max-width:9em;border-color:var(--mountkit-border,#767676)}
.mk-form .mk-calendar-head option{color:var(--mountkit-input-text,FieldText);background:var(--mountkit-background,Field)}
.mk-form .mk-turn{width:40px;font-size:1.25em;line-height:1;cursor:pointer}
.mk-form .mk-turn:first-child{margin-inline-end:auto}
.mk-form .mk-turn:last-child{margin-inline-start:auto}
.mk-form .mk-months{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:center}
.mk-form .hs-datepicker table{border-collapse:separate;border-spacing:0;margin:4px 0 0;width:auto;table-layout:fixed}
.mk-form .mk-month-name{padding:8px 4px 0;font-weight:600;text-align:center}
.mk-form .hs-datepicker :is(th,td){box-sizing:border-box;width:40px;height:36px;padding:0;border:0;text-align:center;vertical-align:middle;background:0 0}
.mk-form .mk-months>:is(:nth-last-child(n+3),:nth-last-child(n+3)~*) :is(th,td){width:35px}
.mk-form .hs-datepicker th{font-size:.75em;font-weight:400}
.mk-form .mk-day{border-radius:var(--mountkit-radius,6px);cursor:pointer}
.mk-form .mk-day[aria-current]{font-weight:700;text-decoration:underline}
.mk-form .mk-day:hover{background:rgb(128 128 128/.2)}
.mk-form .mk-day[aria-selected=true]{color:var(--mountkit-accent-text,#fff);background:var(--mountkit-accent,#2563eb);forced-color-adjust:none}
.mk-form .hs-datepicker [aria-disabled=true]{opacity:.45;cursor:default;background:0 0}
.mk-form .hs-datepicker :focus-visible{outline-offset:-3px}
.mk-form .mk-day[aria-selected=true]:focus-visible{outline:2px solid var(--mountkit-accent-text,#fff);outline-offset:-4px}
@media (forced-colors:active){.mk-form .mk-day[aria-selected=true]{color:HighlightText;background:Highlight;outline-color:HighlightText}}`;
