export { renderAdmin } from './admin';
export { renderAdminLogin } from './admin-login';
export type { AdminContact, AdminFile, AdminSubmission, PageContext } from './context';
export { renderFormAnswer } from './form-answer';
export { renderIndex } from './home';
export { renderMarketing } from './marketing';
export { renderNotFound } from './not-found';
export { renderPickAPlatform } from './pick-a-platform';
