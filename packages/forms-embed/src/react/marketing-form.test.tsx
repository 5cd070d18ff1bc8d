import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registry } from '../index';
import { type FormHandle, MarketingForm, type Translations } from './index';
import { adoptedStyleSheets, FORM, fakeHost, OTHER_FORM, PORTAL } from './testing';

const ids = { portalId: PORTAL, formId: FORM, provider: 'https://forms.test' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const labels = (email: string) => ({ en: { fieldLabels: { email } } }) as unknown as Translations;

let host: ReturnType<typeof fakeHost>;
const button = (name = 'Continue') => screen.findByRole('button', { name });
/** What React and the widget still do in the current task. */
const settle = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve)));

beforeEach(() => {
  // Without it React does not warn of changes that no test waits for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = fakeHost();
  adoptedStyleSheets();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(async () => {
  cleanup();
  await settle();
  expect(registry.all()).toEqual([]);
  expect(adoptedStyleSheets()).toEqual([]);
  expect(document.body.innerHTML).toBe('');
  expect(console.error).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('draws the form into the element', async () => {
  const { container } = render(
    <MarketingForm {...ids} className="hero" id="signup" aria-label="Sign up" data-test="1" />,
  );
  await button();
  expect(screen.getByLabelText(/Work email/)).toBeTruthy();
  const outer = container.firstElementChild;
  expect(outer?.className).toBe('hero');
  expect(outer?.id).toBe('signup');
  expect(outer?.getAttribute('aria-label')).toBe('Sign up');
  expect(outer?.getAttribute('data-test')).toBe('1');
  expect(console.warn).not.toHaveBeenCalled();
});

test('in strict mode there is one form and one call', async () => {
  render(<MarketingForm {...ids} />, { wrapper: StrictMode });
  await button();
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(host).toHaveBeenCalledTimes(1);
});

test('tells its callbacks, the newest of each', async () => {
  const calls: string[] = [];
  const hear = (name: string) => (detail: { readonly id: string }) => calls.push(`${name} ${detail.id === FORM}`);
  const { rerender } = render(<MarketingForm {...ids} onBeforeFormInit={hear('init')} onFormReady={hear('old')} />);
  rerender(<MarketingForm {...ids} onBeforeFormInit={hear('init')} onFormReady={hear('ready')} />);
  await button();
  expect(calls).toEqual(['init true', 'ready true']);
});

test('shows options that change, and keeps what the visitor wrote', async () => {
  const { rerender } = render(<MarketingForm {...ids} translations={labels('Mail')} />);
  await button();
  await userEvent.type(screen.getByLabelText(/Mail/), 'ada@example.com');
  rerender(<MarketingForm {...ids} submitText="Go on" translations={labels('Your address')} />);
  await button('Go on');
  expect(screen.getByLabelText<HTMLInputElement>(/Your address/).value).toBe('ada@example.com');
  expect(host).toHaveBeenCalledTimes(1);
});

test('mounts another form anew', async () => {
  const { rerender } = render(<MarketingForm {...ids} />);
  await button();
  rerender(<MarketingForm {...ids} formId={OTHER_FORM} />);
  await button('Send');
  await settle();
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(registry.all().map(({ id }) => id)).toEqual([OTHER_FORM]);
});

test('can be submitted', async () => {
  const submitted = vi.fn();
  render(<MarketingForm {...ids} onFormSubmitted={submitted} />);
  await button();
  await userEvent.type(screen.getByLabelText(/Work email/), 'ada@example.com');
  await userEvent.click(await button());
  await screen.findByText('Thank you, we will be in touch.');
  expect(submitted).toHaveBeenCalledWith(
    expect.objectContaining({ submissionValues: [{ name: 'email', value: 'ada@example.com' }] }),
  );
});

test('shows what stands in for the form and keeps its space until it is there', async () => {
  const { container } = render(<MarketingForm {...ids} minHeight={200} loading={<p>one moment</p>} error="never" />);
  const outer = container.firstElementChild as HTMLElement;
  expect(outer.textContent).toBe('one moment');
  expect(outer.style.minHeight).toBe('200px');
  await button();
  await waitFor(() => expect(screen.queryByText('one moment')).toBeNull());
  expect(outer.style.minHeight).toBe('');
});

test('shows why there is no form', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const failed = vi.fn();
  const { container } = render(
    <MarketingForm
      {...ids}
      formId={UNKNOWN}
      minHeight={200}
      loading="one moment"
      error={(error) => <b>{error.code}</b>}
      onRenderError={failed}
    />,
  );
  await screen.findByText('DEFINITION_NOT_FOUND');
  await waitFor(() => expect(screen.getByText('Try again').closest('[hidden]')).not.toBeNull());
  expect(container.querySelector('b')?.closest('[hidden]')).toBeNull();
  expect((container.firstElementChild as HTMLElement).style.minHeight).toBe('');
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'DEFINITION_NOT_FOUND' }));
  // What reports is loaded with the first report.
  await waitFor(() => expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^mountkit: /)));
  vi.mocked(console.error).mockClear();
});

test('says where the ids are none, without a request', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  render(<MarketingForm portalId="x" formId={FORM} error={<b>not today</b>} />);
  await screen.findByText('not today');
  expect(host).not.toHaveBeenCalled();
  // What reports is loaded with the first report.
  await waitFor(() => expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^mountkit: /)));
  vi.mocked(console.error).mockClear();
});

test('hands over its handle, and takes it back', async () => {
  const handleRef = createRef<FormHandle>();
  const { unmount } = render(<MarketingForm {...ids} handleRef={handleRef} />);
  const handle = handleRef.current;
  expect(handle?.id).toBe(FORM);
  await button();
  expect(handle?.status).toBe('ready');
  unmount();
  expect(handleRef.current).toBeNull();
  await settle();
  expect(handle?.status).toBe('unmounted');
});

test('unmounted before its definition has come, it leaves nothing and says nothing', async () => {
  const { unmount } = render(<MarketingForm {...ids} onRenderError={() => expect.unreachable()} />);
  unmount();
  await settle();
  expect(console.warn).not.toHaveBeenCalled();
});

test('comes back after it was away', async () => {
  const { rerender } = render(<MarketingForm {...ids} />);
  await button();
  rerender(<p>another page</p>);
  await settle();
  expect(document.querySelector('form')).toBeNull();
  rerender(<MarketingForm {...ids} />);
  await button();
});

test('a server draws the empty element, which becomes a form in the browser', async () => {
  const page = <MarketingForm {...ids} className="hero" minHeight={90} loading={<p>one moment</p>} />;
  const html = renderToString(page);
  expect(html).toBe('<div class="hero" style="min-height:90px"><p>one moment</p><div></div></div>');
  expect(host).not.toHaveBeenCalled();

  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, page);
  });
  await button();
  await act(async () => root?.unmount());
  container.remove();
});
