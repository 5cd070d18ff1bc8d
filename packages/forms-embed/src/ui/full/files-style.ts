/** The styles of file fields and of an upload in the default theme. */
export const FILES_CSS = `
.mk-form input[type=file].hs-input{padding:6px}
.mk-form ::file-selector-button{min-height:30px;margin:0;margin-inline-end:12px;padding:0 12px;font:inherit;font-weight:600;color:inherit;background:rgb(128 128 128/.2);border:0;border-radius:calc(var(--mountkit-radius,6px) - 2px);cursor:pointer}
.mk-form .mk-files.mk-over{outline:2px dashed var(--mountkit-accent,#2563eb);outline-offset:4px}
.mk-form .mk-files-hint{font-size:.9375em;margin:4px 0 0}
.mk-form :is(.mk-files,.mk-upload) ul{list-style:none;margin:8px 0 0;padding:0}
.mk-form :is(.mk-files,.mk-upload) li{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;padding:4px 0}
.mk-form :is(.mk-files,.mk-upload) bdi{flex:1 1 120px;min-width:0;overflow-wrap:anywhere}
.mk-form .mk-files canvas{flex:none;border-radius:4px}
.mk-form .mk-upload p{margin:8px 0 0}
.mk-form .mk-upload p:empty{display:none}
.mk-form .mk-upload progress{flex:1 1 120px;min-width:0;accent-color:var(--mountkit-accent,#2563eb)}
.mk-form :is(.mk-remove,.mk-cancel){min-height:44px;min-width:44px;padding:0 12px;font:inherit;color:inherit;background:0 0;border:1px solid var(--mountkit-border,#767676);border-radius:var(--mountkit-radius,6px);cursor:pointer}
.mk-form .mk-cancel{margin-top:8px}`;
