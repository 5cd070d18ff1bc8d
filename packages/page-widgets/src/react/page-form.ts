import { type Component, createComponent } from '@mountkit/core/react';
import type { PageFormEvents } from '../page-form/events';
import { mount as mountPageForm, registry as pageForms } from '../page-form/mount';
import { PAGE_FORM_SCHEMA, type PageFormOptions } from '../page-form/settings';

/** A form of the page that is sent without leaving it. */
export const PageForm: Component<PageFormOptions, PageFormEvents> = /* @__PURE__ */ createComponent(
  { mount: mountPageForm, registry: pageForms },
  PAGE_FORM_SCHEMA,
  ['start', 'end', 'failed', 'change', 'renderError'],
  'form',
);
