/** How headlines are drawn. */
export const STYLE = `.mountkit-headline__stage{display:inline-grid!important;position:relative;justify-items:start;max-width:100%;overflow:visible!important}
.mountkit-headline__stage::after{content:none!important}
.mountkit-headline__word{grid-area:1/1;position:relative!important;inset:auto!important;animation:none!important}
.mountkit-headline__word--off,.mountkit-headline__letter--off{visibility:hidden}
.mountkit-headline__letter{display:inline-block;white-space:pre}
.mountkit-headline__caret{display:inline-block;inline-size:0;block-size:1em;vertical-align:-.12em;box-shadow:0 0 0 .03em}
.mountkit-headline__marked{display:inline-block;position:relative;isolation:isolate}
.mountkit-headline__mark{position:absolute;inset:-.15em -.2em;z-index:-1;width:calc(100% + .4em);height:calc(100% + .3em);overflow:visible;pointer-events:none;fill:none;stroke:currentColor;stroke-width:7}
.mountkit-headline__mark path{opacity:0}
.mountkit-headline__pause{min-width:44px;min-height:44px;padding-inline:1em;border:1px solid;border-radius:6px;background:Canvas;color:CanvasText;font:16px/1.25 system-ui,sans-serif;cursor:pointer}
.mountkit-headline__pause--focus{position:absolute;z-index:10}
.mountkit-headline__pause--focus:not(:focus-visible){width:1px;min-width:0;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;
