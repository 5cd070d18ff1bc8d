// What a cart loads whose orders record where their visitors came from.
export { createTracker, type Tracker } from '../attribution/dom/create-tracker';
