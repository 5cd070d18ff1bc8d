// The list that all filter: the first term has the items 1 to n, the second those from n / 2 + 1 to 3n / 2. So half of
// the items stay, half of them go, and as many come.

/** How many items a term has. */
export const LISTS = [24, 1000];

export const TERMS = ['first', 'second'];

/** How many filters there are; the rest have no items. */
const FILTERS = 50;

const SELECTOR = '.item';

const termsOf = (index, size) => TERMS.filter((_, at) => index >= (at * size) / 2 && index < size + (at * size) / 2);

const drawItem = (index, size) => `<article class="item ${termsOf(index, size).join(' ')}" id="item-${index + 1}">
<h3><a href="/posts/${index + 1}/">Post ${index + 1}</a></h3><p class="meta">By <b>Ada</b>, <time>${(index % 28) + 1} May</time></p>
<p>What the post is about, in a sentence or two, so that it has some words.</p></article>`;

const indicesOf = (size) => Array.from({ length: (size * 3) / 2 }, (_, index) => index);

/** The items of a term, or all. */
export const drawItems = (size, term) =>
  indicesOf(size)
    .filter((index) => !term || termsOf(index, size).includes(term))
    .map((index) => drawItem(index, size))
    .join('\n');

const namesOf = () => [...TERMS, ...Array.from({ length: FILTERS - TERMS.length }, (_, index) => `term-${index + 3}`)];

const STYLE = '.item { height: 80px; overflow: hidden } .filters { height: 60px; overflow: hidden }';

/** Draws filters, each by a function from its term to attributes, above a list. */
export function drawLoop(stage, { items, drawFilter, group = '', list = '' }) {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  const filters = namesOf().map((term) => `<button type="button" ${drawFilter(term)}>${term}</button>`);
  stage.innerHTML = `<div class="filters" ${group}>${filters.join(' ')}</div><div class="list" ${list}>${items}</div>`;
  return { list: stage.querySelector('.list'), filters: stage.querySelectorAll('.filters button') };
}

/** Whether exactly the items of the second term are shown. */
export function isSwapped(stage, size) {
  const shown = [...stage.querySelectorAll(SELECTOR)].filter((item) => item.getClientRects().length > 0);
  return shown.length === size && shown[0].id === `item-${size / 2 + 1}`;
}
