// What only forms of several pages need: a chunk of its own.
export { PAGES_ENGLISH } from '../logic/english-pages';
export { Pager } from '../ui/rich/pager';
export { PAGES_CSS } from '../ui/rich/pages-style';
export { Summary } from '../ui/rich/summary';
