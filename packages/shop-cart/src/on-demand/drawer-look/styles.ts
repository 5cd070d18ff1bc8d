/** The look of a cart drawer, by the tokens of styling. */
export const DRAWER_STYLES = `
@media(pointer:coarse){:root:has(.mountkit-drawer:modal){overflow:hidden}}
.mountkit-drawer{box-sizing:border-box;width:min(26rem,100vw);max-width:none;height:100dvh;max-height:none;margin:0;margin-inline-start:auto;padding:0;border:0;background:var(--mountkit-surface,Canvas);color:var(--mountkit-surface-text,CanvasText);box-shadow:var(--mountkit-shadow,0 0 32px rgb(0 0 0/.2));overflow:hidden auto;overscroll-behavior:contain;translate:0 0;transition:translate var(--mountkit-duration,.25s) var(--mountkit-easing,ease),overlay var(--mountkit-duration,.25s) allow-discrete,display var(--mountkit-duration,.25s) allow-discrete}
.mountkit-drawer[open]{display:flex;flex-direction:column}
.mountkit-drawer:not([open]){translate:100% 0}
.mountkit-drawer:dir(rtl):not([open]){translate:-100% 0}
@starting-style{.mountkit-drawer[open]{translate:100% 0}.mountkit-drawer:dir(rtl)[open]{translate:-100% 0}}
.mountkit-drawer::backdrop{background:var(--mountkit-overlay,rgb(0 0 0/.45))}
.mountkit-drawer *,.mountkit-drawer *::before{box-sizing:border-box}
.mountkit-drawer [hidden]{display:none!important}
.mountkit-drawer__head{position:sticky;top:0;z-index:1;display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.75rem 1.25rem;border-bottom:1px solid color-mix(in srgb,currentColor 15%,transparent);background:inherit}
.mountkit-drawer__title{margin:0;font-size:1.25em}
.mountkit-drawer__close,.mountkit-basket__remove,.mountkit-basket__step,.mountkit-basket__add{display:inline-grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:var(--mountkit-radius,6px);background:none;color:inherit;font:inherit;font-size:1.35em;line-height:1;cursor:pointer}
.mountkit-drawer__close{margin-inline:auto -.75rem}
.mountkit-drawer :is(.mountkit-drawer__close,.mountkit-basket__remove,.mountkit-basket__step,.mountkit-basket__add):hover:not(:disabled){background:color-mix(in srgb,currentColor 10%,transparent)}
.mountkit-drawer :is(button,a,input,textarea,summary):focus-visible{outline:2px solid var(--mountkit-accent,#2563eb);outline-offset:2px}
.mountkit-drawer :disabled{opacity:.4;cursor:default}
.mountkit-drawer>.widget_shopping_cart_content{flex:1;padding:1.25rem}
.mountkit-basket{display:flex;flex:1;flex-direction:column;gap:1rem;padding-top:1rem;outline:0}
.mountkit-basket>*{margin:0 1.25rem}
.mountkit-basket__status{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.mountkit-basket__loading{margin-block:auto!important;text-align:center;opacity:.75}
.mountkit-basket__alert,.mountkit-basket__offline{padding:.75rem 1rem;border:1px solid;border-radius:var(--mountkit-radius,6px)}
.mountkit-basket__alert{color:var(--mountkit-error,color-mix(in srgb,CanvasText 25%,#c00))}
.mountkit-basket__lines{list-style:none;padding:0;outline:0}
.mountkit-basket__line{display:grid;grid-template-columns:auto 1fr auto;gap:.875rem;padding:.875rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 12%,transparent);transition:opacity .15s}
.mountkit-basket__line[aria-busy=true]{opacity:.7}
.mountkit-basket__line img,.mountkit-basket__offers img{border-radius:var(--mountkit-radius,6px);object-fit:cover}
.mountkit-basket__text{display:grid;gap:.375rem;align-content:start;min-width:0}
.mountkit-basket__name{color:inherit;font-weight:600;text-decoration:none;overflow-wrap:anywhere}
.mountkit-basket__name[href]:hover,.mountkit-basket__offers a:hover{text-decoration:underline}
.mountkit-basket__choices,.mountkit-basket__hint{margin:0;font-size:.9em}
.mountkit-basket__stepper{display:inline-flex;justify-self:start;align-items:center;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px)}
.mountkit-basket__quantity{width:2.75rem;height:2.5rem;padding:0;border:0;background:none;color:inherit;font:inherit;text-align:center;appearance:textfield}
.mountkit-basket__quantity::-webkit-inner-spin-button{display:none}
.mountkit-basket__step{width:2.5rem;height:2.5rem}
.mountkit-basket__end{display:flex;flex-direction:column;align-items:end;justify-content:space-between}
.mountkit-basket__end .mountkit-basket__remove{margin-inline-end:-.75rem}
.mountkit-basket__price{margin:0;font-variant-numeric:tabular-nums;white-space:nowrap}
.mountkit-basket__shipping p{margin:0 0 .375rem;font-size:.95em}
.mountkit-basket__shipping progress{display:block;width:100%;height:.5rem;border:0;border-radius:99px;overflow:hidden;appearance:none;background:color-mix(in srgb,currentColor 12%,transparent);accent-color:var(--mountkit-accent,#2563eb)}
.mountkit-basket__shipping progress::-webkit-progress-bar{background:none}
.mountkit-basket__shipping progress::-webkit-progress-value{border-radius:99px;background:var(--mountkit-accent,#2563eb);transition:inline-size var(--mountkit-duration,.25s)}
.mountkit-basket__shipping progress::-moz-progress-bar{border-radius:99px;background:var(--mountkit-accent,#2563eb)}
.mountkit-basket__offers h3{margin:0 0 .5rem;font-size:1em}
.mountkit-basket__offers ul,.mountkit-basket__coupons{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
.mountkit-basket__offers li{display:grid;grid-template-columns:auto 1fr auto auto;gap:.75rem;align-items:center}
.mountkit-basket__offers a{min-width:0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.mountkit-basket__add{width:2.5rem;height:2.5rem;border:1px solid var(--mountkit-border,#767676)}
.mountkit-basket__empty{display:grid;gap:1rem;justify-items:center;margin-block:auto!important;padding:2rem 0;text-align:center}
.mountkit-basket__empty p{margin:0}
.mountkit-basket summary{padding:.5rem 0;cursor:pointer}
.mountkit-basket :is(textarea,input[name=coupon_code]){width:100%;padding:.625rem .75rem;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px);background:var(--mountkit-background,Field);color:var(--mountkit-input-text,FieldText);font:inherit}
.mountkit-basket__coupon form{display:flex;gap:.5rem}
.mountkit-basket__coupons li{display:grid;grid-template-columns:1fr auto auto;align-items:center}
.mountkit-basket__footer{position:sticky;bottom:0;display:grid;gap:.75rem;margin:auto 0 0!important;padding:.75rem 1.25rem 1.25rem;border-top:1px solid color-mix(in srgb,currentColor 15%,transparent);background:var(--mountkit-surface,Canvas)}
.mountkit-basket__total{display:flex;justify-content:space-between;margin:0;font-size:1.1em}
.mountkit-basket__button{display:block;padding:.875rem 1.25rem;border-radius:var(--mountkit-radius,6px);background:var(--mountkit-accent,#2563eb);color:var(--mountkit-accent-text,#fff);font-weight:600;text-align:center;text-decoration:none}
.mountkit-basket__button:hover{filter:brightness(.92)}
.mountkit-basket__link{justify-self:center;padding:.25rem;color:inherit}
.mountkit-drawer :is(.mountkit-basket__quiet,.mountkit-cart-undo button){display:inline-flex;gap:.5em;align-items:center;justify-self:start;align-self:start;padding:.5rem .875rem;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px);background:none;color:inherit;font:inherit;cursor:pointer}
.mountkit-basket .mountkit-cart-undo{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:space-between}
.mountkit-icon::before{content:"!" / "";display:inline-grid;place-items:center;width:1.25em;height:1.25em;border:.125em solid;border-radius:99px;font-size:.85em;font-weight:700;line-height:1}
.mountkit-icon{margin-inline-end:.5em}
.mountkit-basket__quiet .mountkit-icon{margin:0}
.mountkit-icon--undo::before{content:"↶" / "";border:0}
.mountkit-icon--retry::before{content:"↻" / "";border:0}
@media(prefers-reduced-motion){.mountkit-drawer,.mountkit-basket__line,.mountkit-basket__shipping progress::-webkit-progress-value{transition:none}}
@media(forced-colors:active){.mountkit-drawer{border-inline-start:1px solid}}`;
