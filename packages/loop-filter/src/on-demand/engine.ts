// What a filtered list needs once it is used: fetched when a person comes near a control, or when the address says
// something of the list.
export { openGroup } from '../dom/engine/open-group';
export { openLoop } from '../dom/engine/open-loop';
