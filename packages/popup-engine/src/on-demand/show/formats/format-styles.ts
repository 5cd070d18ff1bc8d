import { SLIDE_STYLES } from '../../../dom/slide-styles';

/**
 * How the formats stand. Where they stand weighs two classes, so that it is stronger than that of a plain popup; how they look
 * weighs nothing, so that any rule of the page is stronger.
 */
export const FORMAT_STYLES = `${SLIDE_STYLES}
dialog.mountkit-layer.mountkit-popup--bar{width:100%;height:fit-content;margin:0 0 auto}
dialog.mountkit-layer.mountkit-at-bottom{margin:auto 0 0}
.mountkit-popup--bar>.mountkit-layer__box{flex:1;margin:0;max-height:60vh}
:where(.mountkit-popup--bar>.mountkit-layer__box){padding:var(--mountkit-bar-space,12px) 56px;border-radius:0;box-shadow:0 0 12px rgb(0 0 0/.2);text-align:center}
dialog.mountkit-layer.mountkit-popup--slide-in{width:min(var(--mountkit-slide-in-width,24rem),100% - 32px);margin:auto 16px calc(16px + var(--mountkit-bar-bottom,0px)) auto}
dialog.mountkit-layer:is(.mountkit-at-top-end,.mountkit-at-top-start){margin-block:calc(16px + var(--mountkit-bar-top,0px)) auto}
dialog.mountkit-layer:is(.mountkit-at-top-end,.mountkit-at-bottom-end){margin-inline:auto 16px}
dialog.mountkit-layer:is(.mountkit-at-top-start,.mountkit-at-bottom-start){margin-inline:16px auto}
.mountkit-popup--slide-in>.mountkit-layer__box{flex:1;max-height:calc(100vh - 32px)}
:where(.mountkit-popup--slide-in>.mountkit-layer__box){padding:var(--mountkit-space,24px)}
:is(.mountkit-at-top,.mountkit-at-top-start,.mountkit-at-top-end)>.mountkit-layer__box{--mountkit-y:-110%}
:is(.mountkit-at-bottom,.mountkit-at-bottom-start,.mountkit-at-bottom-end)>.mountkit-layer__box{--mountkit-y:110%}
.mountkit-layer.mountkit-popup--full{padding:0}
.mountkit-popup--full>.mountkit-layer__box{flex:1;min-height:100%;margin:0}
:where(.mountkit-popup--full>.mountkit-layer__box){border-radius:0}
.mountkit-inline__box{position:relative}`;
