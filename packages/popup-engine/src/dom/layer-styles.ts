/**
 * How a layer looks. What a page may want otherwise weighs nothing, so that any rule of the page is stronger; where a layer stands
 * that is not modal, or that has the page's own look, weighs less than a class of the page.
 */
export const LAYER_STYLES = `
.mountkit-layer{position:fixed;inset:0;box-sizing:border-box;border:0}
dialog:where(.mountkit-layer){width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;overflow:auto;overscroll-behavior:contain}
.mountkit-layer:is([open],[popover]){display:flex}
dialog.mountkit-layer:not([open],[popover]){display:none!important}
.mountkit-layer--ground{width:100%;height:100%;margin:0;padding:16px}
dialog:where(.mountkit-layer--beside){width:fit-content;height:fit-content;max-width:100%;max-height:100%;margin:auto;overflow:visible}
.mountkit-layer--beside>.mountkit-layer__box{max-height:100vh;overflow:auto}
dialog:where(.mountkit-layer--bare){overflow:hidden;line-height:1.5}
:where(.mountkit-layer--bare>*){position:relative}
a:where(.mountkit-layer__cross){position:absolute;top:15px;inset-inline-end:15px;z-index:1;color:inherit;font-size:15px;line-height:1;cursor:pointer}
.mountkit-layer::backdrop{background:none}
.mountkit-layer:focus{outline:0}
:where(.mountkit-layer){background:none;color:inherit;z-index:9999}
:where(.mountkit-layer--ground){background:var(--mountkit-overlay,rgb(0 0 0/.6))}
.mountkit-layer__box{position:relative;box-sizing:border-box;margin:auto;max-width:100%}
:where(.mountkit-layer__box){background:var(--mountkit-surface,Canvas);color:var(--mountkit-surface-text,CanvasText);font-size:var(--mountkit-font-size,inherit);padding:var(--mountkit-space,32px);border-radius:min(var(--mountkit-radius,8px),32px);box-shadow:var(--mountkit-shadow,none)}
:where(.mountkit-layer--beside>.mountkit-layer__box){outline:1px solid color-mix(in srgb,currentColor 16%,transparent);box-shadow:var(--mountkit-shadow,0 8px 32px rgb(0 0 0/.25))}
.mountkit-layer__close{position:absolute;top:0;inset-inline-end:0;z-index:1}
.mountkit-layer>.mountkit-layer__close{position:fixed}
:where(.mountkit-layer__close){width:44px;height:44px;border:0;padding:0;background:none;color:inherit;font:28px/1 sans-serif;cursor:pointer}
:where(.mountkit-layer>.mountkit-layer__close){color:#fff}
:where(.mountkit-layer__close):focus-visible{outline:2px solid;outline-offset:-4px}
.mountkit-layer :is(.mountkit-layer__close,.mountkit-layer__cross)[hidden]{display:none!important}`;
