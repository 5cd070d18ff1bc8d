/** @jsxImportSource hono/jsx */
import { formStyles, renderFormElement } from '@mountkit/forms-embed/server';
import { raw } from 'hono/html';
import { EventCounts } from './event-counts';

/** The form in the hero, as this server keeps it. */
export const MARKETING_FORM = { portalId: 8100231, guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10' };

const LABEL = 'Continue  \u279c';

const ROOT_CLASS = 'form-card__root';

/** What the page wants of the form, whoever draws it. */
const wishes = {
  region: 'na1',
  redirectUrl: '/pick-a-platform/',
  redirectFields: ['email'],
  translations: {
    en: {
      MISSING_REQUIRED_FIELDS: 'Please fill out all required fields.',
      BLOCKED_EMAIL: 'Please change your email address to continue.',
      TOO_MANY_REQUESTS: 'There was a problem with the submission. Please wait a few seconds and try again.',
    },
  },
};

/** Sets the submit label once the form is there; it may run before or after mountkit has arrived. */
const labelWhenReady = `
window.mountkit = window.mountkit || { q: [] };
mountkit.q.push(function (m) {
  m.on('forms:ready', function (e) {
    var form = m.forms.registry.getByInstanceId(e.instanceId);
    if (form) form.update({ submitText: '${LABEL}' });
  });
});
`;

const nativeAction =
  '/uploads/form/v2/8100231/6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10?redirect=%2Fpick-a-platform%2F&redirectFields=email';

/** Draws the form here, from its definition; the widget takes it over. */
export function renderMarketingForm(definition: object): string {
  return renderFormElement(definition, { ...wishes, provider: '/', submitText: LABEL, className: ROOT_CLASS });
}

/** What the page's head needs for its form: the label, the one tag, and the style of a form that is there already. */
export function MarketingScripts({ nonce, form }: { nonce: string; form: string }) {
  return (
    <>
      {form === '' ? null : <style nonce={nonce}>{raw(formStyles)}</style>}
      <script nonce={nonce}>{raw(labelWhenReady)}</script>
      <EventCounts nonce={nonce} />
      <script src="/mountkit/mountkit.js" data-provider="/" async nonce={nonce} />
    </>
  );
}

/** The card in the hero. `form` is the already rendered form, or nothing; its space is kept by marketing.css. */
export function MarketingFormCard({ form }: { form: string }) {
  return (
    <div class="form-card" id="start">
      <h2>Start your shop</h2>
      <p class="form-card__intro">Free until your first sale. No card needed.</p>
      {form === '' ? <EmptyForm /> : raw(form)}
    </div>
  );
}

/** The element that the widget draws the form into, and the form for browsers that run no scripts. */
function EmptyForm() {
  return (
    <>
      <div
        class={ROOT_CLASS}
        data-mountkit="form"
        data-region={wishes.region}
        data-portal-id="8100231"
        data-form-id="6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"
        data-redirect-url={wishes.redirectUrl}
        data-redirect-fields={wishes.redirectFields.join()}
        data-min-height="160"
        data-translations={JSON.stringify(wishes.translations)}
      />
      <FormWithoutScripts />
    </>
  );
}

/** The same form for browsers that run no scripts: they send it themselves and follow the answer. */
function FormWithoutScripts() {
  return (
    <noscript>
      <form class="form-card__native" method="post" action={nativeAction} enctype="multipart/form-data">
        <label for="native-email">Work email</label>
        <input id="native-email" class="hs-input" type="email" name="email" autocomplete="email" required />
        <input class="hs-button primary large" type="submit" value={LABEL} />
      </form>
    </noscript>
  );
}
