// Forms of every kind and state, to try a provider with and to test it.
export { CONTACT_PAGE_FORM, contactForm } from './contact-form';
export { fieldDocument, shownWhen } from './field-document';
export { formDocument, SEEDED_PORTAL } from './form-document';
export { GALLERY_FORM, galleryForm } from './gallery-form';
export { seedSampleForms } from './seed-sample-forms';
export { seededForms, seededGuid } from './seeded-forms';
