import { expect, it } from 'vitest';
import { compareOrder } from './ancestors';

it('orders elements as they are drawn, in shadow roots too', () => {
  document.body.innerHTML = '<p id="a"><b id="b"></b></p><div id="host"></div><p id="d"></p>';
  const host = document.querySelector('#host') as Element;
  host.attachShadow({ mode: 'open' }).innerHTML = '<p id="c"></p><div id="inner"></div>';
  const [inShadow, inner] = [...(host.shadowRoot?.children ?? [])] as [Element, Element];
  inner.attachShadow({ mode: 'open' }).innerHTML = '<p id="last"></p>';
  const drawn = [
    ...document.querySelectorAll('#a, #b'),
    inShadow,
    inner.shadowRoot?.firstElementChild as Element,
    ...document.querySelectorAll('#d'),
  ];
  for (const [index, one] of drawn.entries())
    for (const [place, other] of drawn.entries())
      expect(Math.sign(compareOrder(one, other))).toBe(Math.sign(index - place));
});
