/**
 * What lies over a list, above any rule of the page that places its items; and in a layer, so that any rule of the page is
 * stronger, how notes, chips and buttons look.
 */
export const LOOK = `
:where(:has(>.mountkit-loop-cover)){position:relative}
.mountkit-loop-cover.mountkit-loop-cover{position:absolute;inset:0;z-index:1;grid-area:auto;display:flex;flex-direction:column;width:auto;max-width:none;margin:0;padding:0;border:0;float:none;list-style:none;pointer-events:none}
.mountkit-loop-cover--end{justify-content:flex-end}
.mountkit-loop-cover--loading:before{content:"";box-sizing:border-box;position:sticky;top:50vh;flex:none;width:40px;height:40px;margin:16px auto;border:4px solid color-mix(in srgb,currentColor 20%,transparent);border-top-color:var(--mountkit-accent,#2563eb);border-radius:50%;animation:mountkit-spin .8s linear infinite}
.mountkit-loop-cover--loading{background:color-mix(in srgb,var(--mountkit-surface,Canvas) 65%,transparent);animation:mountkit-appear .2s .15s both}
.mountkit-loop-note{box-sizing:border-box;position:sticky;inset-block:20vh 16px;flex:none;align-self:center;max-width:calc(100% - 32px);margin:16px;pointer-events:auto}
@keyframes mountkit-appear{from{opacity:0}}
@keyframes mountkit-spin{to{rotate:1turn}}
@media(prefers-reduced-motion){.mountkit-loop-cover--loading{animation-duration:1ms}.mountkit-loop-cover--loading:before{animation:none}}
@layer{
.mountkit-loop-note{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:12px 16px;border:1px solid;border-color:var(--mountkit-error,#b3261e);border-inline-start-width:4px;border-radius:min(var(--mountkit-radius,6px),16px);background:var(--mountkit-surface,Canvas);color:var(--mountkit-surface-text,CanvasText);box-shadow:var(--mountkit-shadow,0 4px 16px rgb(0 0 0/.2))}
.mountkit-loop-note:before{content:"!";content:"!"/"";flex:none;width:1.5em;border-radius:50%;background:var(--mountkit-error,#b3261e);color:var(--mountkit-surface,Canvas);font-weight:700;line-height:1.5;text-align:center}
.mountkit-loop-note span{flex:1 1 12em}
.mountkit-load-more,.mountkit-loop-note button{min-height:44px;padding:8px 20px;border:1px solid transparent;border-radius:min(var(--mountkit-radius,6px),22px);background:var(--mountkit-accent,#2563eb);color:var(--mountkit-accent-text,#fff);font:inherit;cursor:pointer}
.mountkit-load-more{display:block;margin:24px auto 0}
.mountkit-load-more[aria-disabled=true],.mountkit-loop-note [aria-disabled=true]{opacity:.6;cursor:progress}
[data-filter-chips]:not(:empty){display:flex;flex-wrap:wrap;gap:8px}
[data-filter-chip]{display:inline-flex;gap:8px;align-items:center;min-height:32px;padding:4px 12px;border:1px solid var(--mountkit-border,#767676);border-radius:99px;background:var(--mountkit-surface,Canvas);color:var(--mountkit-surface-text,CanvasText);font:inherit;text-decoration:none;cursor:pointer}
[data-filter-chip]:after{content:"×";content:"×"/"";font-size:1.2em;line-height:1}
}`;
