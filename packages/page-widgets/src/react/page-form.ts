import type { PageFormEvents } from '../page-form/events';
import { mount as mountPageForm, registry as pageForms } from '../page-form/mount';
import { PAGE_FORM_SCHEMA, type PageFormOptions } from '../page-form/settings';
import { type Component, createComponent } from './create-component';

/** A form of the page that is sent without leaving it. */
export const PageForm: Component<PageFormOptions, PageFormEvents> = /* @__PURE__ */ createComponent(
  { mount: mountPageForm, registry: pageForms },
  PAGE_FORM_SCHEMA,
  ['start', 'end', 'failed', 'change', 'renderError'],
  'form',
);
