/** The inspector's styles: above the page and below its dialogs. */
export const INSPECTOR_STYLES = `
:host{position:fixed;inset:auto 8px 8px auto;z-index:2147483000;max-width:min(480px,calc(100vw - 16px));color-scheme:light dark}
details{font:12px/1.5 ui-monospace,monospace}
details[role]{background:Canvas;color:CanvasText;border:1px solid GrayText;border-radius:6px;padding:4px 10px;max-height:60vh;overflow:auto;box-sizing:border-box}
summary{cursor:pointer;padding:4px 0;overflow-wrap:anywhere}
h2{font-size:12px;margin:10px 0 2px;text-transform:uppercase;letter-spacing:.06em}
p{margin:0 0 2px;overflow-wrap:anywhere}
section details p{padding-inline-start:16px}`;
