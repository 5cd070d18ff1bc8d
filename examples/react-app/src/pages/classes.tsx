import { type FormHandle, MarketingForm } from '@mountkit/forms-embed/react';
import { useRef, useState } from 'react';
import { DiaryList } from '../diary-list';
import { provider } from '../provider';

/** The page with the form. It is mounted with the page and leaves with it. */
export function Classes() {
  const form = useRef<FormHandle>(null);
  const [diary, setDiary] = useState<readonly string[]>([]);
  const note = (line: string) => setDiary((lines) => [...lines, line]);

  return (
    <div className="columns">
      <section>
        <p className="eyebrow">Spring term</p>
        <h1>Six evenings, one bowl you will keep.</h1>
        <p className="lead">
          Small classes at the wheel, tea included. Leave your address and we will write when places open.
        </p>
        <DiaryList title="What the form told this page" lines={diary} />
      </section>
      <section className="card" aria-labelledby="join">
        <h2 id="join">Hear first</h2>
        <MarketingForm
          portalId="8100231"
          formId="6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"
          provider={provider}
          minHeight={160}
          submitText="Keep me posted"
          inlineMessage="Thank you. We will write when places open."
          handleRef={form}
          loading={<p className="quiet">One moment …</p>}
          error={({ code }) => (
            <p className="quiet">
              The form is not there ({code}). Start its server with <code>npm run demo</code>.
            </p>
          )}
          onFormReady={() => note('ready')}
          onFormFailedValidation={({ fields }) => note(`to be corrected: ${fields.map(({ name }) => name).join(', ')}`)}
          onFormSubmit={() => note('sending')}
          onFormSubmitted={({ submissionValues: values }) =>
            note(`sent: ${values.map(({ value }) => value).join(', ')}`)
          }
          onFormError={({ message }) => note(message)}
        />
        <button type="button" className="plain" onClick={() => form.current?.update({ submitText: 'Count me in' })}>
          Change the button’s label
        </button>
      </section>
    </div>
  );
}
