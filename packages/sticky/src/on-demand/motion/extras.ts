// What only some motion needs: backgrounds, the pointer, device modes.
export { makeBackgroundLayer } from '../../dom/background-layer';
export { followDevices } from '../../dom/follow-devices';
export { tieToPointer } from '../../dom/tie-to-pointer';
