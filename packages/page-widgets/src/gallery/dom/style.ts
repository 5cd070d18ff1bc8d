/** How the layouts lie. What a page's style sheet for another script says of the list and its items is overruled. */
export const STYLE = `.mountkit-gallery{position:relative!important;display:grid!important;grid-template-columns:repeat(var(--gallery-columns),minmax(0,1fr));gap:var(--gallery-gap)!important;height:auto!important;margin:0;padding:0;list-style:none}
.mountkit-gallery>*{position:relative!important;box-sizing:border-box;overflow:hidden;min-width:0;margin:0;padding:0;aspect-ratio:var(--gallery-ratio)}
.mountkit-gallery>[hidden]{display:none!important}
.mountkit-gallery :is(a,figure,picture,img),.mountkit-gallery>*>:has(>img){display:block;width:100%;height:100%;margin:0}
.mountkit-gallery img{max-width:none;object-fit:cover}
.mountkit-gallery figcaption{position:absolute;inset:auto 0 0;padding:.5em .75em;background:rgb(0 0 0/.6);color:#fff}
.mountkit-gallery--justified{display:flex!important;flex-wrap:wrap!important}
.mountkit-gallery--justified>*{flex:0 0 calc((100% - var(--gallery-gaps)*var(--gallery-gap))*var(--gallery-share) - .01px)}
.mountkit-gallery--masonry{display:block!important;container-type:inline-size;padding-block-end:calc(var(--gallery-length)*(100% - (var(--gallery-columns) - 1)*var(--gallery-gap))/var(--gallery-columns) + var(--gallery-gaps)*var(--gallery-gap))!important}
.mountkit-gallery.mountkit-gallery--masonry>*{position:absolute!important;height:auto;width:calc((100% - (var(--gallery-columns) - 1)*var(--gallery-gap))/var(--gallery-columns));inset-block-start:calc(var(--gallery-above)*(100cqi - (var(--gallery-columns) - 1)*var(--gallery-gap))/var(--gallery-columns) + var(--gallery-count)*var(--gallery-gap));inset-inline-start:calc(var(--gallery-column)*(100% + var(--gallery-gap))/var(--gallery-columns))}
.mountkit-posts>[hidden]{display:none!important}
.mountkit-posts--masonry{align-items:start!important}`;
