export { startHubspot as start } from '../dialects/hubspot';
