// What reports need beyond the console: one file, loaded at the first fault of a page.
export { openSink } from './open-sink';
export { reportProblems } from './report-problems';
