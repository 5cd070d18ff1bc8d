import { adoptStyles, type WidgetContext } from '@mountkit/core';
import type { ProductEvents } from '../events';
import type { StarsOptions } from '../settings';

const STYLE = `.mountkit-stars{border:0;margin:0;padding:0;display:inline-flex}
.mountkit-stars label{cursor:pointer;font-size:1.5em;line-height:1.2;padding:0 .1em}
.mountkit-stars input{position:absolute;opacity:0}
.mountkit-stars span{clip-path:inset(50%);position:absolute;white-space:nowrap}
.mountkit-stars label::before{content:"☆"/""}
.mountkit-stars label:has(:checked)::before,.mountkit-stars label:has(~label :checked)::before{content:"★"/""}
.mountkit-stars label:has(:focus-visible){outline:2px solid;outline-offset:2px}`;

/** Makes stars of a select with numbers: radio buttons, which keyboards and screen readers know. The form sends the same. */
export function startStars({ element, report, scope, markReady }: WidgetContext<StarsOptions, ProductEvents>): void {
  const select = element as HTMLSelectElement;
  const options = [...(select.options ?? [])].filter(({ value }) => value);
  if (!options[0]) report('has no numbers to choose from, expected a select with options');
  const { name, required, disabled, hidden } = select;
  const [label] = select.labels ?? [];
  const stars = document.createElement('fieldset');
  stars.className = 'mountkit-stars';
  stars.ariaLabel = (label?.textContent ?? '').replace('*', '').trim() || name;
  for (const { value, textContent, selected } of options.sort(
    (one, other) => Number(one.value) - Number(other.value),
  )) {
    const star = document.createElement('label');
    const input = document.createElement('input');
    const words = document.createElement('span');
    Object.assign(input, { type: 'radio', name, value, required, checked: selected });
    words.textContent = textContent;
    star.append(input, words);
    stars.append(star);
  }
  const target = label?.htmlFor ?? '';
  // A press on the words must not choose the first star.
  label?.removeAttribute('for');
  select.disabled = true;
  select.hidden = true;
  select.before(stars);
  scope.add(adoptStyles(select, STYLE));
  scope.add(() => {
    const chosen = stars.querySelector<HTMLInputElement>(':checked');
    stars.remove();
    select.disabled = disabled;
    select.hidden = hidden;
    if (chosen) select.value = chosen.value;
    if (target && label) label.htmlFor = target;
  });
  markReady();
}
