import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { registry } from '../product';
import { ProductGallery, VariationsForm } from './index';

afterEach(cleanup);

const raw = [
  { variation_id: 1, attributes: { attribute_size: 's' }, price_html: '<b>1</b>' },
  { variation_id: 2, attributes: { attribute_size: 'l' }, price_html: '<b>2</b>' },
];

const Form = ({ onEvent = () => {} }: { onEvent?: (name: string) => void }) => (
  <VariationsForm product_variations={raw as never} onWidgetEvent={(name) => onEvent(name)} aria-label="Jug">
    <label htmlFor="size">Size</label>
    <select id="size" name="attribute_size" defaultValue="">
      <option value="">Choose</option>
      <option value="s">Small</option>
      <option value="l">Large</option>
    </select>
    <output data-part="details" />
    <button type="submit">Add</button>
  </VariationsForm>
);

test('a form of variations works in React, and is gone with its component', async () => {
  const onEvent = vi.fn();
  const { unmount } = render(<Form onEvent={onEvent} />);
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'l' } });
  expect(screen.getByText('2')).toBeTruthy();
  expect(onEvent.mock.calls.map(([name]) => name)).toEqual(['check', 'found', 'show', 'change']);
  unmount();
  // An element that is moved is not removed: it is known one task later.
  await vi.waitFor(() => expect(registry.all()).toEqual([]));
});

test('on a server it is a form', () => {
  expect(renderToString(<Form />)).toContain('<form aria-label="Jug">');
});

test('the pictures of a product have a strip in React, which tells of the picture that is shown', async () => {
  const onEvent = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const watching = { observe() {}, disconnect() {} };
  vi.stubGlobal('IntersectionObserver', function IntersectionObserver() {
    return watching;
  });
  const Gallery = () => (
    <ProductGallery zoom={false} onWidgetEvent={(name, detail) => onEvent(name, detail)}>
      <ol>
        <li data-part="slide">
          <img src="/jug.jpg" alt="A jug" />
        </li>
        <li data-part="slide">
          <img src="/lid.jpg" alt="Its lid" />
        </li>
      </ol>
    </ProductGallery>
  );
  const { unmount } = render(<Gallery />);
  fireEvent.click(screen.getByRole('button', { name: 'Its lid (2/2)' }));
  expect(onEvent).toHaveBeenLastCalledWith('picture', expect.objectContaining({ index: 1 }));
  unmount();
  await vi.waitFor(() => expect(registry.all()).toEqual([]));
  vi.unstubAllGlobals();
});
