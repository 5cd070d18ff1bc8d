import { type Component, createComponent } from '@mountkit/core/react';
import type { HeadlineEvents } from '../headline/events';
import { registry as headlines, mount as mountHeadline, mountTextPath } from '../headline/mount';
import { HEADLINE_SCHEMA, type HeadlineOptions, TEXT_PATH_SCHEMA, type TextPathOptions } from '../headline/settings';

/** A headline with words that change, or with a mark that is drawn at them. */
export const Headline: Component<HeadlineOptions, HeadlineEvents> = /* @__PURE__ */ createComponent(
  { mount: mountHeadline, registry: headlines },
  HEADLINE_SCHEMA,
  ['start', 'change', 'end', 'renderError'],
);
/** Text that is written along a path. */
export const TextPath: Component<TextPathOptions, HeadlineEvents> = /* @__PURE__ */ createComponent(
  { mount: mountTextPath, registry: headlines },
  TEXT_PATH_SCHEMA,
  ['start', 'failed', 'renderError'],
);
