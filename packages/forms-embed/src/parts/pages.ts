// What only forms of several pages need: a chunk of its own.
export { PAGES_ENGLISH } from '../logic/english-pages';
export { numberPages } from '../logic/number-pages';
export { createPaging } from '../logic/paging';
export { PageHeading } from '../ui/rich/page-heading';
export { Pager } from '../ui/rich/pager';
export { PAGES_CSS } from '../ui/rich/pages-style';
export { Summary } from '../ui/rich/summary';
