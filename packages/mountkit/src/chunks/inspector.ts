export { start } from '../inspector/start-inspector';
