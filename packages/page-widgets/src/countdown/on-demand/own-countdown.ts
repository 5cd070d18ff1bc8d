import { make } from '../../shared/dom/make';
import type { Field } from '../dom/digits';
import { UNITS } from '../logic/time-parts';

export { dueTime } from '../logic/due-time';

/** How a countdown of our own looks. */
export const OWN_STYLE = `.mountkit-countdown{font-variant-numeric:tabular-nums}
.mountkit-countdown__item{display:inline-block;min-width:4em;text-align:center}
.mountkit-countdown__digits{display:block;font-size:2em;line-height:1.2}`;

/** Elements for the digits of every unit, and for its name. */
export function makeFields(root: HTMLElement) {
  const fields = UNITS.map((unit): Required<Field> => {
    const digits = make('span', 'mountkit-countdown__digits');
    digits.dataset.unit = unit;
    return { unit, digits, name: make('span', 'mountkit-countdown__name') };
  });
  const items = fields.map(({ digits, name }) => make('span', 'mountkit-countdown__item', digits, ' ', name));
  root.append(...items);
  return {
    fields,
    remove() {
      for (const item of items) item.remove();
    },
  };
}
