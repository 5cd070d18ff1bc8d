// What only forms need whose values may come from elsewhere: a chunk of its own.
export { initialValues } from '../logic/prefill';
