/** @jsxImportSource hono/jsx */
import { SEEDED_PORTAL } from '@mountkit/provider/sample-forms';
import { EventCounts } from './event-counts';

interface EmbeddedForm {
  guid: string;
  locale: string;
  /** Space that is kept until the form is there, in CSS pixels. Default none. */
  minHeight?: number;
  class: string;
}

/** The tag, once on the page. */
export function MountkitScript({ nonce }: { nonce: string }) {
  return (
    <>
      <EventCounts nonce={nonce} />
      <script src="/mountkit/mountkit.js" data-provider="/" async nonce={nonce} />
    </>
  );
}

/** Where a form goes. */
export function EmbeddedForm({ guid, locale, minHeight, ...rest }: EmbeddedForm) {
  return (
    <div
      class={rest.class}
      data-mountkit="form"
      data-portal-id={SEEDED_PORTAL}
      data-form-id={guid}
      data-locale={locale === 'en' ? undefined : locale}
      data-min-height={minHeight}
    />
  );
}
