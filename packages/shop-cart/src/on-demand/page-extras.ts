// What only some of the shop's pages need: those with an alert, a password, hints, buttons that count, or the banner of a
// shop that is not open yet.
export { enhanceFields } from './page-extras/fields';
export { focusAlert } from './page-extras/focus-alert';
