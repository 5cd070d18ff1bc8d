// What only forms of several pages need: a chunk of its own.
export { Pager } from '../ui/rich/pager';
export { Summary } from '../ui/rich/summary';
