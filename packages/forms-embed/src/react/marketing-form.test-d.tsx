// Uses that are accepted and, where an error is expected, refused. Only the compiler reads it.
import { type FormOptions, mount, registry, scan } from '@mountkit/forms-embed';
import { type FormHandle, MarketingForm, type MarketingFormProps, useForm } from '@mountkit/forms-embed/react';
import { createRef } from 'react';

const ids = { portalId: '8100231', formId: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10' };
const handleRef = createRef<FormHandle>();

export const accepted = [
  <MarketingForm {...ids} key="ids" />,
  <MarketingForm {...ids} key="options" region="eu1" env="qa" minHeight={160} redirectFields={['email']} />,
  <MarketingForm {...ids} key="undefined" region={undefined} onFormReady={undefined} className={undefined} />,
  <MarketingForm {...ids} key="div" id="signup" className="hero" style={{ margin: 0 }} aria-label="Form" data-a="1" />,
  <MarketingForm {...ids} key="slots" loading={<p>…</p>} error={({ code }) => <p>{code.toLowerCase()}</p>} />,
  <MarketingForm {...ids} key="texts" loading="…" error="no form" />,
  <MarketingForm {...ids} key="ref" handleRef={handleRef} />,
  <MarketingForm {...ids} key="function" handleRef={(handle) => handle?.update({ submitText: 'Go' })} />,
  <MarketingForm
    {...ids}
    key="callbacks"
    onFormReady={({ id, instanceId }) => `${id.length} ${instanceId.length}`}
    onFormSubmitted={({ submissionValues, redirectUrl }) =>
      `${submissionValues.map(({ name, value }) => name + value)} ${redirectUrl}`
    }
    onFormFailedValidation={({ fields }) => fields.map(({ key }) => key)}
    onFormError={({ code, message }) => code + message}
  />,
];

export const refused = [
  // @ts-expect-error The form's id is required.
  <MarketingForm key="a" portalId="8100231" />,
  // @ts-expect-error Ids are texts.
  <MarketingForm key="b" {...ids} portalId={8100231} />,
  // @ts-expect-error There are two environments.
  <MarketingForm key="c" {...ids} env="test" />,
  // @ts-expect-error There is no such option.
  <MarketingForm key="d" {...ids} colour="red" />,
  // @ts-expect-error A form that is ready has no submissionValues.
  <MarketingForm key="e" {...ids} onFormReady={({ submissionValues }) => submissionValues} />,
  // @ts-expect-error A callback is a function.
  <MarketingForm key="f" {...ids} onFormSubmit="submit()" />,
  // @ts-expect-error The component's content is the form.
  <MarketingForm key="g" {...ids}>
    text
  </MarketingForm>,
  // @ts-expect-error It is no handle of a form.
  <MarketingForm key="h" {...ids} handleRef={createRef<HTMLFormElement>()} />,
];

export const props: MarketingFormProps = ids;
export const options: Partial<FormOptions> = { submitText: 'Go' };

export async function callTheFunctions() {
  const stop = scan();
  stop();
  scan(document.body);
  const handle: FormHandle = mount('#form', { ...ids, ...options });
  mount(document.body);
  handle.on('submitted', ({ redirectUrl }) => redirectUrl.length);
  const ready = await handle.ready;
  ready.update({ submitText: 'Go' });
  registry.get(ids.formId)?.unmount();
  registry.onRenderError((failed, { code }) => `${failed.id} ${code}`);

  // @ts-expect-error There is no such event.
  handle.on('exploded', () => {});
  // @ts-expect-error There is no such option.
  mount('#form', { colour: 'red' });
  // @ts-expect-error A handle's status is not set from outside.
  handle.status = 'ready';
  // @ts-expect-error A number is no target.
  mount(7);
}

export function Accepted() {
  const form = useForm({ ...ids, region: undefined, onFormSubmitted: ({ redirectUrl }) => redirectUrl.length });
  const email: string | undefined = form.values.email;
  const isFilled: boolean = form.setValue('email', `${email}${form.errors.email}`);
  form.handle?.on('pageChange', ({ page }) => page + 1);
  return (
    <div ref={form.ref} aria-busy={form.status === 'busy' || !isFilled}>
      <button type="button" onClick={form.submit} />
      {form.error?.code}
    </div>
  );
}

export function Refused() {
  // @ts-expect-error The form's id is required.
  useForm({ portalId: '8100231' });
  // @ts-expect-error There is no such option.
  const form = useForm({ ...ids, colour: 'red' });
  // @ts-expect-error A value is a text.
  form.setValue('email', 7);
  // @ts-expect-error What was filled in is read only.
  form.values.email = '';
  // @ts-expect-error There is no such status.
  return form.status === 'sent';
}
