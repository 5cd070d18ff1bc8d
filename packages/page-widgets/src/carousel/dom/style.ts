/** How the parts lie. What a page's style sheet for another script says of track and slides is overruled. */
export const STYLE = `.mountkit-carousel__track{box-sizing:border-box!important;display:flex!important;flex-flow:row nowrap!important;gap:var(--carousel-gap)!important;overflow:auto hidden!important;margin-inline:0;padding-inline:var(--carousel-before) var(--carousel-after)!important;scroll-padding-inline:var(--carousel-before) var(--carousel-after);scroll-snap-type:x mandatory;scroll-behavior:auto!important;overscroll-behavior-x:contain;overflow-anchor:none;scrollbar-width:none;list-style:none;transform:none!important}
.mountkit-carousel__track::-webkit-scrollbar{display:none}
.mountkit-carousel__track>*{box-sizing:border-box!important;flex:0 0 var(--carousel-width)!important;width:auto!important;min-width:0!important;max-width:none!important;margin-inline:0!important;scroll-snap-align:start}
.mountkit-carousel__track--moving{user-select:none}
.mountkit-carousel__track--moving,.mountkit-carousel__track--strip{scroll-snap-type:none!important}
.mountkit-carousel__track--fade{display:grid!important;overflow:hidden!important;touch-action:pan-y}
.mountkit-carousel__track--fade>*{grid-area:1/1;opacity:0;visibility:hidden;transition:opacity var(--carousel-speed),visibility var(--carousel-speed)!important}
.mountkit-carousel__track--fade>:not([inert]){opacity:1;visibility:visible}
@media (prefers-reduced-motion){.mountkit-carousel__track>*{transition:none!important}}
.mountkit-carousel-off{display:none!important}`;
