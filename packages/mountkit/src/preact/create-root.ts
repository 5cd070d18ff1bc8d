import { type ComponentChild, render } from 'preact';

/** React's root. */
export interface Root {
  render(node: ComponentChild): void;
  unmount(): void;
}

/** React's root, over preact's `render`. */
export function createRoot(container: Element): Root {
  return {
    render: (node) => render(node, container),
    unmount: () => render(null, container),
  };
}
