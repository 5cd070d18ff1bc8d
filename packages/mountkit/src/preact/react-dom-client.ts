import { type ComponentChild, render } from 'preact';

/** React's root, over preact's `render`. */
export function createRoot(container: Element): { render(node: ComponentChild): void; unmount(): void } {
  return {
    render: (node) => render(node, container),
    unmount: () => render(null, container),
  };
}
