import { SLIDE_STYLES } from '../../dom/slide-styles';

/** How panels look and where they stand: the same weights as those of other layers. */
export const PANEL_STYLES = `${SLIDE_STYLES}
.mountkit-off-canvas{padding:0}
:where(.mountkit-off-canvas .mountkit-layer__box){border-radius:0;overflow:auto;width:min(400px,85%);min-height:100%}
[data-position=left]>.mountkit-layer__box{margin:0 auto 0 0;--mountkit-x:-100%}
[data-position=right]>.mountkit-layer__box{margin:0 0 0 auto;--mountkit-x:100%}
[data-position=top]>.mountkit-layer__box{margin:0 0 auto;--mountkit-y:-100%}
[data-position=bottom]>.mountkit-layer__box{margin:auto 0 0;--mountkit-y:100%}
:where([data-position=top],[data-position=bottom])>:where(.mountkit-layer__box){width:100%;min-height:0}`;
