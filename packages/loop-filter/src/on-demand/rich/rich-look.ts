const THUMB = (rules: string) =>
  `.mountkit-range input::-webkit-slider-thumb{${rules}}.mountkit-range input::-moz-range-thumb{${rules}}`;

/**
 * Two range inputs over each other, of which only the handles take the pointer; and in a layer, so that any rule of the
 * page is stronger, how the parts of long lists look.
 */
export const RICH_LOOK = `
[data-filter-range]{--mountkit-range-min:0;--mountkit-range-max:1}
.mountkit-range{position:relative;height:44px;margin:0 12px}
.mountkit-range:before,.mountkit-range:after{content:"";position:absolute;top:20px;height:4px;border-radius:2px;background:var(--mountkit-border,#767676);inset-inline:0}
.mountkit-range:after{background:var(--mountkit-accent,#2563eb);inset-inline:calc(var(--mountkit-range-min)*100%) calc(100% - var(--mountkit-range-max)*100%)}
.mountkit-range input{position:absolute;z-index:1;inset:0 -12px;width:calc(100% + 24px);height:44px;margin:0;padding:0;appearance:none;background:none;pointer-events:none}
.mountkit-range input::-webkit-slider-runnable-track{background:none}
.mountkit-range input::-moz-range-track{background:none}
${THUMB('appearance:none;box-sizing:border-box;width:24px;height:24px;border:2px solid var(--mountkit-surface,Canvas);border-radius:50%;background:var(--mountkit-accent,#2563eb);pointer-events:auto;cursor:grab;touch-action:pan-y')}
.mountkit-range input:focus-visible{z-index:2;outline:0}
.mountkit-range input:focus-visible::-webkit-slider-thumb{outline:2px solid var(--mountkit-accent,#2563eb);outline-offset:2px}
.mountkit-range input:focus-visible::-moz-range-thumb{outline:2px solid var(--mountkit-accent,#2563eb);outline-offset:2px}
@layer{
.mountkit-filter-all{min-height:32px;padding:4px 0;border:0;background:none;color:var(--mountkit-accent,#2563eb);font:inherit;text-decoration:underline;cursor:pointer}
.mountkit-filter-find{box-sizing:border-box;margin-bottom:8px;width:100%;min-height:40px;padding:4px 12px;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px);background:var(--mountkit-background,Field);color:var(--mountkit-input-text,FieldText);font:inherit}
.mountkit-filter-none{margin:0}
}`;
