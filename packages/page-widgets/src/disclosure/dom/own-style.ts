/** How our own titles look; every rule gives way to one of the page. */
export const OWN_STYLE = `:where(.mountkit-tabs__list){display:flex;gap:.25em;overflow-x:auto;border-block-end:1px solid color-mix(in srgb,currentColor 25%,transparent)}
:where(.mountkit-tabs__tab,.mountkit-accordion__button){padding:.625em .75em;border:0;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
:where(.mountkit-tabs__tab){flex:none;border-block-end:3px solid transparent}
:where(.mountkit-tabs__tab[aria-selected=true]){border-color:currentColor}
:where(.mountkit-accordion__button){display:flex;gap:1em;justify-content:space-between;inline-size:100%;padding-inline:0}
:where(.mountkit-accordion__button)::after{content:"+" / ""}
:where(.mountkit-accordion__button[aria-expanded=true])::after{content:"\\2013" / ""}`;
