export { renderAdmin } from './admin';
export { renderAdminErase } from './admin-erase';
export { renderAdminLogin } from './admin-login';
export { renderAdminRefused } from './admin-refused';
export type {
  AdminContact,
  AdminCounter,
  AdminFile,
  AdminPlace,
  AdminSubmission,
  PageContext,
  Site,
} from './context';
export { renderFormAnswer } from './form-answer';
export { renderIndex } from './index-page';
export { renderNotFound } from './not-found';
