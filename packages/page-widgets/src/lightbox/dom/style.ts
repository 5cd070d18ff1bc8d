/** How it looks; colours give way to those of the page. */
export const STYLE = `.mountkit-lightbox{position:fixed;inset:0;box-sizing:border-box;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden}
:where(.mountkit-lightbox){background-color:rgb(0 0 0/.92);color:var(--lightbox-text-color,#fff);font:inherit}
.mountkit-lightbox::backdrop{background:none}
:root:has(.mountkit-lightbox[open]){overflow:hidden}
:root:has(.mountkit-lightbox--gutter[open]){scrollbar-gutter:stable}
.mountkit-lightbox__box{display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr);box-sizing:border-box;height:100%;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);background:inherit}
.mountkit-lightbox__bar{display:flex;align-items:center;justify-content:flex-end;gap:4px;min-block-size:56px;padding-inline:16px 6px}
.mountkit-lightbox__counter{margin-block:0;margin-inline:0 auto;font-variant-numeric:tabular-nums}
.mountkit-lightbox__track{display:flex;overflow:auto hidden;scroll-snap-type:x mandatory;overscroll-behavior:contain;scrollbar-width:none;touch-action:pan-x pan-y pinch-zoom}
.mountkit-lightbox__track::-webkit-scrollbar{display:none}
.mountkit-lightbox__track:has(>.mountkit-lightbox__slide--zoomed){overflow:hidden}
.mountkit-lightbox__slide{flex:0 0 100%;box-sizing:border-box;display:grid;grid-template:minmax(0,1fr) auto/minmax(0,1fr);place-items:center;min-inline-size:0;margin:0;padding:0 8px 8px;scroll-snap-align:center;scroll-snap-stop:always}
.mountkit-lightbox__slide>img{max-width:100%;max-height:100%;object-fit:contain;cursor:zoom-in}
.mountkit-lightbox__slide--zoomed{display:block;overflow:auto;outline-offset:-4px}
.mountkit-lightbox__slide--zoomed>img{display:block;width:200%;height:auto;max-width:none;max-height:none;cursor:zoom-out}
.mountkit-lightbox__slide>.mountkit-video{inline-size:min(100%,1200px,(100dvh - 140px)*16/9)}
.mountkit-lightbox__slide>a{color:inherit}
.mountkit-lightbox__caption{max-inline-size:70ch;max-block-size:30dvh;padding:12px;overflow:auto;text-align:center}
.mountkit-lightbox__caption>*{display:block}
.mountkit-lightbox__button{display:grid;place-content:center;inline-size:44px;block-size:44px;padding:0;border:0;border-radius:50%;background:rgb(0 0 0/.5);color:var(--lightbox-ui-color,#fff);cursor:pointer}
.mountkit-lightbox__button[hidden]{display:none}
.mountkit-lightbox__button:hover,.mountkit-lightbox__button[aria-pressed=true]{color:var(--lightbox-ui-color-hover,#fff);background:rgb(255 255 255/.25)}
.mountkit-lightbox__button:focus-visible{outline:3px solid currentColor;outline-offset:-3px}
.mountkit-lightbox__button svg{display:block;width:24px;fill:none;stroke:currentColor;stroke-width:2}
.mountkit-lightbox__box>.mountkit-lightbox__button{position:absolute;inset-block:0;margin-block:auto;inset-inline:8px auto}
.mountkit-lightbox__box>.mountkit-lightbox__button--next{inset-inline:auto 8px}
.mountkit-lightbox__box>.mountkit-lightbox__button:dir(rtl) svg{scale:-1 1}
@media (prefers-reduced-motion:no-preference){.mountkit-lightbox{animation:mountkit-lightbox .2s}}
@keyframes mountkit-lightbox{from{opacity:0}}`;
