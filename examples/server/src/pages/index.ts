export { renderAdmin } from './admin';
export { renderAdminLogin } from './admin-login';
export type { AdminContact, AdminSubmission, PageContext } from './context';
export { renderIndex } from './home';
export { renderMarketing } from './marketing';
export { renderNotFound } from './not-found';
export { renderPickAPlatform } from './pick-a-platform';
