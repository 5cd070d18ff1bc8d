import { drawItems, LISTS, TERMS } from './list.mjs';

const HTML = 'text/html; charset=utf-8';

/** What the server answers to any choice: the second list of a size, in the two ways that are asked for. */
const prepare = () =>
  LISTS.flatMap((size) => {
    const data = drawItems(size, TERMS[1]);
    return [
      [`/list/${size}/elementor-pro/v1/refresh-loop`, ['application/json', JSON.stringify({ data })]],
      [`/list/${size}/html`, [HTML, data]],
    ];
  });

/** A list that is filtered: by what a server answers, or by what is in the page already. */
export const loops = {
  name: 'loops',
  baseline: 'inner-html',
  prepare,
  contenders: [
    { name: 'inner-html', label: 'innerHTML and scan', file: 'inner-html.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'mountkit.mjs' },
    { name: 'htmx', label: 'htmx, morphing', file: 'htmx.mjs' },
    { name: 'isotope', label: 'Isotope', file: 'isotope.mjs' },
    { name: 'mixitup', label: 'MixItUp', file: 'mixitup.mjs' },
  ],
};
