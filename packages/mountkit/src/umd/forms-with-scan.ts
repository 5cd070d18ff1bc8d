// With a script tag the loader scans the page for all widgets at once; here `scan` is a part of the Api.
export { scan } from '@mountkit/forms-embed';
export * from '../chunks/forms';
