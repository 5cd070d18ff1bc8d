import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormDocument } from '../document/form';
import { registry } from '../index';
import { type UsedForm, type UseFormOptions, useForm } from './index';
import { adoptedStyleSheets, definitionOf, FORM, fakeHost, PORTAL } from './testing';

const ids = { portalId: PORTAL, formId: FORM, provider: 'https://forms.test' };

let form: UsedForm;
const settle = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve)));

function Signup(options: Partial<UseFormOptions>) {
  form = useForm({ ...ids, ...options });
  return (
    <>
      <div ref={form.ref} />
      <output>{[form.status, ...Object.values(form.errors)].join(' ')}</output>
      <button type="button" onClick={form.submit}>
        ours
      </button>
    </>
  );
}

/** A form of every kind of field. */
const rich: FormDocument = {
  ...definitionOf(FORM),
  form: {
    ...definitionOf(FORM).form,
    formFieldGroups: [
      {
        fields: [
          { name: 'email', label: 'Work email', type: 'string', fieldType: 'text', required: true },
          { name: 'news', label: 'News', type: 'enumeration', fieldType: 'booleancheckbox' },
          { name: 'name', label: 'Company', objectTypeId: '0-2', fieldType: 'text' },
          {
            name: 'size',
            label: 'Size',
            type: 'enumeration',
            fieldType: 'select',
            options: [
              { label: 'Small', value: 's' },
              { label: 'Large', value: 'l' },
            ],
          },
        ],
      },
    ],
  },
};

const output = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  fakeHost();
  adoptedStyleSheets();
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  cleanup();
  await settle();
  expect(registry.all()).toEqual([]);
  expect(document.body.innerHTML).toBe('');
  expect(console.error).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('tells status, values and errors, and submits', async () => {
  const submitted = vi.fn();
  render(<Signup onFormSubmitted={({ submissionValues }) => submitted(submissionValues)} />, { wrapper: StrictMode });
  expect(form.status).toBe('loading');
  expect(form.values).toEqual({});
  await waitFor(() => expect(output()).toBe('ready'));
  expect(form.values).toEqual({ email: '' });

  await userEvent.click(screen.getByText('ours'));
  await waitFor(() => expect(form.errors).toEqual({ email: 'Please complete this required field.' }));
  expect(output()).toBe('ready Please complete this required field.');

  await userEvent.type(screen.getByLabelText(/Work email/), 'ada@example.com');
  await waitFor(() => expect(form.values).toEqual({ email: 'ada@example.com' }));
  expect(form.errors).toEqual({});

  const statuses = new Set<string>();
  vi.stubGlobal('fetch', (url: string) => {
    if (`${url}`.includes('emailcheck')) return Promise.reject(new Error('none'));
    statuses.add(form.handle?.status ?? '');
    return Promise.resolve(Response.json({ accepted: true, inlineMessage: 'Thanks.' }));
  });
  await userEvent.click(screen.getByText('ours'));
  await waitFor(() => expect(form.status).toBe('done'));
  expect([...statuses]).toEqual(['busy']);
  expect(form.values).toEqual({ email: 'ada@example.com' });
  expect(submitted).toHaveBeenCalledWith([{ name: 'email', value: 'ada@example.com' }]);
});

test('is ready again after a submission that was refused', async () => {
  render(<Signup />);
  await waitFor(() => expect(form.status).toBe('ready'));
  await userEvent.type(screen.getByLabelText(/Work email/), 'ada@example.com');
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', (url: string) =>
    `${url}`.includes('emailcheck')
      ? Promise.reject(new Error('none'))
      : new Promise<Response>((resolve) => {
          answer = resolve;
        }),
  );
  act(() => form.submit());
  await waitFor(() => expect(form.status).toBe('busy'));
  answer(Response.json({ message: 'no' }, { status: 429 }));
  await waitFor(() => expect(form.status).toBe('ready'));
});

test('fills a plain field as the visitor would', async () => {
  render(<Signup />);
  await waitFor(() => expect(form.status).toBe('ready'));
  act(() => {
    expect(form.setValue('email', 'ada@example.com')).toBe(true);
    expect(form.setValue('nobody', 'x')).toBe(false);
  });
  await waitFor(() => expect(form.values).toEqual({ email: 'ada@example.com' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Work email/).value).toBe('ada@example.com');
});

test('fills fields of every kind, by id or name', async () => {
  render(<Signup definition={rich} />);
  await waitFor(() => expect(form.status).toBe('ready'));
  act(() => {
    for (const [field, value] of [
      ['0-1/email', 'ada@example.com'],
      ['news', 'true'],
      ['0-2/name', 'Wren'],
      ['size', 'l'],
    ] as const)
      expect(form.setValue(field, value)).toBe(true);
    expect(form.setValue('nobody', 'x')).toBe(false);
  });
  await waitFor(() =>
    expect(form.values).toEqual({ email: 'ada@example.com', news: 'true', '0-2/name': 'Wren', size: 'l' }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('News').checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Size').value).toBe('l');
});

test('tells why there is no form', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  render(<Signup portalId="x" />);
  await waitFor(() => expect(form.status).toBe('error'));
  expect(form.error?.code).toBe('INVALID_PORTAL_ID');
  act(() => form.submit());
  expect(form.setValue('email', 'x')).toBe(false);
  // What reports is loaded with the first report.
  await waitFor(() => expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^mountkit: /)));
  vi.mocked(console.error).mockClear();
});

test('does nothing on a server', () => {
  expect(renderToString(<Signup />)).toContain('<div></div><output>loading</output>');
});
