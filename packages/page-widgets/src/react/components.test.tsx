import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registry } from '../disclosure/mount';
import { Accordion, Tabs } from './index';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  document.adoptedStyleSheets ??= [];
});

afterEach(async () => {
  cleanup();
  await act(async () => {});
  expect(registry.all()).toEqual([]);
  vi.unstubAllGlobals();
});

const sections = (
  <>
    <h3>Clay</h3>
    <p>Comes from the pit.</p>
    <h3>Wool</h3>
    <p>Comes from sheep.</p>
  </>
);

it('mounts a widget on its element, with the options as props and the rest as attributes', async () => {
  const view = render(
    <Accordion id="materials" allow="many" open={['2']} as="section">
      {sections}
    </Accordion>,
    { wrapper: StrictMode },
  );
  const element = view.container.firstElementChild;
  expect([element?.localName, element?.id, element?.getAttribute('allow')]).toEqual(['section', 'materials', null]);
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map((button) => button.ariaExpanded ?? button.getAttribute('aria-expanded'))).toEqual([
    'false',
    'true',
  ]);
});

it('tells of events, always to the newest listener', async () => {
  const [old, newest] = [vi.fn(), vi.fn()];
  const view = render(
    <Tabs stack_on={[]} onWidgetEvent={old}>
      {sections}
    </Tabs>,
  );
  view.rerender(
    <Tabs stack_on={[]} onWidgetEvent={newest}>
      {sections}
    </Tabs>,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Wool' }));
  expect(newest).toHaveBeenCalledWith('open', expect.objectContaining({ index: 1 }));
  expect(old).not.toHaveBeenCalled();
});
