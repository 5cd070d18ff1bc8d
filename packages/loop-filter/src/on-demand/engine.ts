// What a filtered list needs once it is used: loaded when a person points at a control or focuses it, or when the
// address has filters of the list.
export { startGroup } from './engine/start-group';
export { startLoop } from './engine/start-loop';
