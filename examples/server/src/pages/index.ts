export { renderAdmin } from './admin';
export { renderAdminErase } from './admin-erase';
export { renderAdminLogin } from './admin-login';
export { renderAdminRefused } from './admin-refused';
export { renderContact, renderContactForm } from './contact';
export type {
  AdminBasket,
  AdminContact,
  AdminCounter,
  AdminFile,
  AdminOrder,
  AdminSubmission,
  PageContext,
} from './context';
export { renderFields } from './fields';
export { renderFormAnswer } from './form-answer';
export { renderIndex } from './home';
export { renderMarketing } from './marketing';
export { MARKETING_FORM, renderMarketingForm } from './marketing-form';
export { renderNotFound } from './not-found';
export { renderPickAPlatform } from './pick-a-platform';
export { renderPopups } from './popups';
export { renderSticky } from './sticky';
export { renderTestPayment, renderTestPost } from './test-provider';
export { renderWidgets } from './widgets';
