import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resetPage, watchReports } from '../../../core/src/testing/page';
import { registry } from '../index';
import { OffCanvas, Popup, usePopup } from './index';

// jsdom has dialogs that do not open.
const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const close = vi.fn(function (this: HTMLDialogElement) {
  this.open = false;
});
let reports: readonly string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('CSS', { supports: () => true });
  resetPage();
  reports = watchReports();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

/** What shows is there, however busy the machine is. */
beforeAll(async () => {
  await import('../on-demand/show');
});

afterEach(async () => {
  cleanup();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(registry.all()).toEqual([]);
  expect(document.body.innerHTML).toBe('');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Opener({ id }: { id: string }) {
  const popup = usePopup(id);
  return (
    <button type="button" onClick={popup.isOpen ? popup.close : popup.open}>
      {popup.isOpen ? 'close it' : 'open it'}
    </button>
  );
}

test('a popup is opened by the hook, keeps its content up to date, and tells its callbacks', async () => {
  const heard: string[] = [];
  const page = (text: string) => (
    <>
      <Opener id="7" />
      <Popup popupId="7" label="Seven" onShow={() => heard.push('show')} onHide={() => heard.push(`hide ${text}`)}>
        <p>{text}</p>
      </Popup>
    </>
  );
  const { rerender } = render(page('one'));
  act(() => screen.getByText('open it').click());
  await screen.findByText('close it');
  expect(screen.getByRole('dialog', { name: 'Seven' })).toBeTruthy();
  rerender(page('two'));
  expect(screen.getByText('two').closest('dialog')?.open).toBe(true);
  await act(async () => screen.getByText('close it').click());
  await screen.findByText('open it');
  expect(heard).toEqual(['show', 'hide two']);
  expect(reports).toEqual([]);
});

test('a panel is opened by the hook', async () => {
  render(
    <>
      <Opener id="menu" />
      <OffCanvas offCanvasId="menu" label="Menu" position="left">
        <p>home</p>
      </OffCanvas>
    </>,
  );
  await vi.waitFor(() => expect(screen.getByText('home').parentElement?.inert).toBe(true));
  act(() => screen.getByText('open it').click());
  await screen.findByText('close it');
  expect(screen.getByText('home').parentElement?.inert).toBe(false);
});

test('a component that goes while its popup is open takes it along', async () => {
  const { rerender } = render(
    <>
      <Opener id="7" />
      <Popup popupId="7">gone</Popup>
    </>,
  );
  act(() => screen.getByText('open it').click());
  await screen.findByText('close it');
  rerender(<Opener id="7" />);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(document.querySelector('dialog')).toBeNull();
});

test('on a server it is its hidden content', () => {
  expect(renderToString(<Popup popupId="7">news</Popup>)).toContain('<div hidden="">news</div>');
});

test('of the format inline it is a part of the page, also on a server', async () => {
  const popup = (
    <Popup popupId="7" format="inline" label="Seven">
      <p>In the page</p>
    </Popup>
  );
  expect(renderToString(popup)).not.toContain('hidden');
  render(popup);
  expect((await screen.findByRole('region', { name: 'Seven' })).textContent).toContain('In the page');
});

test('of two variants one is there for its links', async () => {
  const heard: string[] = [];
  const variant = (name: string) => (
    <Popup popupId="7" variant={name} onShow={() => heard.push(name)}>
      <p>{name}</p>
    </Popup>
  );
  vi.spyOn(Math, 'random').mockReturnValue(0);
  render(
    <>
      <Opener id="7" />
      {variant('a')}
      {variant('b')}
    </>,
  );
  await act(() => Promise.all(registry.all().map(({ ready }) => ready)));
  act(() => screen.getByText('open it').click());
  await screen.findByText('close it');
  expect(heard).toEqual(['a']);
  expect(reports).toEqual([]);
});
