export { openPlain as openRich } from './open-plain';
