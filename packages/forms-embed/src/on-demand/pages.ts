// What only forms of several pages need: a chunk of its own.

export { numberPages } from '../logic/definition/number-pages';
export { createPaging } from '../logic/state/paging';
export { PAGES_ENGLISH } from '../logic/texts/english-pages';
export { PageHeading } from '../ui/full/page-heading';
export { Pager } from '../ui/full/pager';
export { PAGES_CSS } from '../ui/full/pages-style';
export { Summary } from '../ui/full/summary';
export { followPages } from './pages/follow-pages';
