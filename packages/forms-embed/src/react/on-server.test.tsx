import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormDocument } from '../document/form';
import { registry } from '../index';
import { MarketingForm } from './index';
import { MarketingForm as ServerForm } from './on-server';
import { adoptedStyleSheets, definitionOf, FORM, fakeHost, PORTAL } from './testing';

const props = {
  portalId: PORTAL,
  formId: FORM,
  provider: 'https://forms.test',
  className: 'hero',
  minHeight: 90,
  loading: 'one moment',
};
const definition = definitionOf(FORM);

const page = document;

let host: ReturnType<typeof fakeHost>;
let root: Root | undefined;

/** What a server makes of the page. */
function drawOnServer(element: React.ReactElement): string {
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(element);
  } finally {
    vi.stubGlobal('document', page);
  }
}

function serve(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

const hydrate = (container: HTMLElement, page: React.ReactElement) =>
  act(() => {
    root = hydrateRoot(container, page, { onRecoverableError: (error) => console.error(error) });
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = fakeHost();
  adoptedStyleSheets();
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  expect(registry.all()).toEqual([]);
  expect(adoptedStyleSheets()).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a server draws the form of a definition, and the browser takes it over as it stands', async () => {
  const html = drawOnServer(
    <StrictMode>
      <ServerForm {...props} definition={definition} submitText="Go" />
    </StrictMode>,
  );
  expect(html).toMatch(/^<div class="hero"><div data-instance-id="[\da-f-]{36}"><div id="hbspt-form-[^>]*><form /);
  expect(html).toContain('method="post"');
  expect(html).not.toContain('one moment');

  const container = serve(html);
  const form = container.querySelector('form');
  const email = screen.getByLabelText<HTMLInputElement>(/Work email/);
  email.focus();
  email.value = 'ada@ex';
  const ours = (
    <StrictMode>
      <MarketingForm {...props} definition={definition} submitText="Go" onFormReady={() => ready()} />
    </StrictMode>
  );
  const ready = vi.fn();
  await hydrate(container, ours);
  expect(container.textContent).not.toContain('one moment');
  await waitFor(() => expect(ready).toHaveBeenCalledTimes(1));

  expect(container.querySelector('form')).toBe(form);
  expect(document.activeElement).toBe(email);
  await userEvent.type(email, 'ample.com', { initialSelectionStart: 6 });
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByText('Thank you, we will be in touch.');
  expect(host).toHaveBeenCalledTimes(1);
});

test('it stays when the page is drawn anew with other options', async () => {
  const ours = (submitText: string) => <MarketingForm {...props} definition={definition} submitText={submitText} />;
  const container = serve(drawOnServer(<ServerForm {...props} definition={definition} submitText="Go" />));
  const form = container.querySelector('form');
  await hydrate(container, ours('Go'));
  await waitFor(() => expect(registry.all()[0]?.status).toBe('ready'));
  await act(async () => root?.render(ours('Go on')));
  await screen.findByRole('button', { name: 'Go on' });
  expect(container.querySelector('form')).toBe(form);
});

test('the same form twice has ids of its own', () => {
  const container = serve(
    drawOnServer(
      <>
        <ServerForm {...props} definition={definition} />
        <ServerForm {...props} definition={definition} />
      </>,
    ),
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a definition that holds no form is reported, and the page is drawn', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const html = drawOnServer(<ServerForm {...props} definition={{ form: {} } as FormDocument} />);
  expect(html).toBe('<div class="hero"><div></div></div>');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^mountkit: /), expect.anything());
  vi.mocked(console.error).mockClear();
});

test('where nothing has drawn the form, the browser does', async () => {
  const container = serve('<div class="hero"><div></div></div>');
  await hydrate(container, <MarketingForm {...props} definition={definition} />);
  await screen.findByRole('button', { name: 'Continue' });
  expect(host).not.toHaveBeenCalled();
});
