export { renderAdmin } from './admin';
export { renderAdminLogin } from './admin-login';
export type { AdminContact, AdminFile, AdminSubmission, PageContext } from './context';
export { renderFormAnswer } from './form-answer';
export { renderIndex } from './home';
export { renderMarketing } from './marketing';
export { MARKETING_FORM, renderMarketingForm } from './marketing-form';
export { renderNotFound } from './not-found';
export { renderPickAPlatform } from './pick-a-platform';
