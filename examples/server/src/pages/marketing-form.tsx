/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';

const translations = {
  en: {
    MISSING_REQUIRED_FIELDS: 'Please fill out all required fields.',
    BLOCKED_EMAIL: 'Please change your email address to continue.',
    TOO_MANY_REQUESTS: 'There was a problem with the submission. Please wait a few seconds and try again.',
  },
};

/** Sets the submit label once the form is there; it may run before or after mountkit has arrived. */
const labelWhenReady = `
window.mountkit = window.mountkit || { q: [] };
mountkit.q.push(function (m) {
  m.on('forms:ready', function (e) {
    var form = m.forms.registry.getByInstanceId(e.instanceId);
    if (form) form.update({ submitText: 'Continue  \u279c' });
  });
});
`;

const nativeAction =
  '/uploads/form/v2/8100231/6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10?redirect=%2Fpick-a-platform%2F&redirectFields=email';

/** What the page's head needs for its form: the label, then the one tag. */
export function MarketingScripts({ nonce }: { nonce: string }) {
  return (
    <>
      <script nonce={nonce}>{raw(labelWhenReady)}</script>
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
      <div
        class="form-card__root"
        data-mountkit="form"
        data-region="na1"
        data-portal-id="8100231"
        data-form-id="6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"
        data-redirect-url="/pick-a-platform/"
        data-redirect-fields="email"
        data-min-height="160"
        data-translations={JSON.stringify(translations)}
      >
        {raw(form)}
      </div>
      {form === '' ? <FormWithoutScripts /> : null}
    </div>
  );
}

/** The same form for browsers that run no scripts: they send it themselves and follow the answer. */
function FormWithoutScripts() {
  return (
    <noscript>
      <form class="form-card__native" method="post" action={nativeAction} enctype="multipart/form-data">
        <label for="native-email">Work email</label>
        <input id="native-email" class="hs-input" type="email" name="email" autocomplete="email" required />
        <input class="hs-button primary large" type="submit" value={'Continue  \u279c'} />
      </form>
    </noscript>
  );
}
