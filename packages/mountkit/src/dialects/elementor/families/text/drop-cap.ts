import type { Disposer } from '@mountkit/core';

/** Puts the first letter of a text into the elements that the builder's style sheet knows. */
export function dropCap(root: HTMLElement): Disposer {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let first = walk.nextNode() as Text | null;
  while (first && !first.data.trim()) first = walk.nextNode() as Text | null;
  if (!first) return () => {};
  const start = first.data.search(/\S/);
  const [letter] = new Intl.Segmenter().segment(first.data.slice(start));
  const text = first.splitText(start);
  text.splitText(letter?.segment.length ?? 1);
  const [cap, inner] = [document.createElement('span'), document.createElement('span')];
  cap.className = 'elementor-drop-cap';
  inner.className = 'elementor-drop-cap-letter';
  cap.append(inner);
  text.replaceWith(cap);
  inner.append(text);
  return () => {
    const parent = cap.parentNode;
    cap.replaceWith(text);
    parent?.normalize();
  };
}
