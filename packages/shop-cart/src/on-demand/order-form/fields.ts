import type { Checkout } from '../../checkout/dom/checkout-context';
import { checkField, type FieldProblem } from '../../checkout/logic/check-field';
import { type Field, isBox } from './keep-fields';
import type { Review } from './review';

/** The fields of an order. */
export interface OrderFields {
  /** Shows why a field is not right, at the field; without words it is right again. */
  tell(field: Field, words: string): void;
  /** Checks all that is seen, and answers what is wrong, in the order of the page. */
  check(): readonly { readonly field: Field; readonly words: string }[];
}

const ROW = '.form-row';
const CLASSES: Readonly<Record<FieldProblem, string>> = {
  required: 'woocommerce-invalid-required-field',
  email: 'woocommerce-invalid-email',
  phone: 'woocommerce-invalid-phone',
};
const STATES = ['woocommerce-validated', 'woocommerce-invalid', ...Object.values(CLASSES)];

/** Boxes that a checkbox opens. */
const BOXES = [
  ['#createaccount,input[name=createaccount]', 'div.create-account'],
  ['input[name=ship_to_different_address]', 'div.shipping_address'],
] as const;

/** Checks fields when they are left, and has the totals asked for when they matter. */
export function followFields({ context, form, text }: Checkout, review: Review): OrderFields {
  const { scope, signal } = context;
  const told = new Set<Field>();

  const labelOf = (field: Field) => {
    const label = field.closest(ROW)?.querySelector('label') ?? field.labels?.[0];
    const mark = label?.querySelector('span,abbr')?.textContent ?? '';
    return (label?.textContent ?? '').replace(mark, '').replace(/\s+/g, ' ').trim();
  };
  const tell = (field: Field, words: string) => {
    const id = `${field.id || field.name}_problem`;
    const row = field.closest(ROW) ?? field.parentElement;
    const old = row?.querySelector('.mountkit-checkout__problem');
    const describers = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each && each !== id);
    old?.remove();
    field.ariaInvalid = words ? 'true' : null;
    if (words) {
      const note = document.createElement('span');
      note.className = 'mountkit-checkout__problem';
      note.id = id;
      note.textContent = words;
      row?.append(note);
      describers.push(id);
      told.add(field);
    } else told.delete(field);
    if (describers[0]) field.setAttribute('aria-describedby', describers.join(' '));
    else field.removeAttribute('aria-describedby');
  };
  const mark = (row: Element, problem: FieldProblem | null) => {
    row.classList.remove(...STATES);
    row.classList.add(...(problem ? ['woocommerce-invalid', CLASSES[problem]] : ['woocommerce-validated']));
  };
  const problemOf = (field: Field) => {
    const row = field.closest(ROW);
    const isChecked = !isBox(field) || field.checked;
    return row && checkField({ value: field.value, isChecked, classes: [...row.classList] });
  };
  /** Away from its field a label is not enough: the address of delivery has the same ones. */
  const nameOf = (field: Field) => {
    const [, address] = /^(billing|shipping)_/.exec(field.name) ?? [];
    const label = labelOf(field);
    return address ? text(address as 'billing' | 'shipping').replace('{label}', label) : label;
  };
  const wordsOf = (problem: FieldProblem, label: string) => text(problem).replace('{label}', label);

  const follow = (field: Field) => {
    const row = field.closest(ROW);
    if (!row || !/\bvalidate-/.test(row.className)) return;
    const problem = problemOf(field) ?? null;
    mark(row, problem);
    // While it is typed, a field is told that it is right, never that it is wrong.
    tell(field, problem && problem !== 'required' ? wordsOf(problem, labelOf(field)) : '');
  };
  const openBoxes = () => {
    for (const [selector, boxes] of BOXES) {
      const input = form.querySelector<HTMLInputElement>(selector);
      if (input?.type !== 'checkbox') continue;
      for (const box of form.querySelectorAll<HTMLElement>(boxes)) {
        box.hidden = !input.checked;
        box.style.display = input.checked ? 'block' : 'none';
      }
    }
  };

  form.addEventListener(
    'change',
    (event) => {
      const field = event.target as Field;
      openBoxes();
      follow(field);
      if (
        field.matches(
          '[name^=shipping_method],[name=ship_to_different_address],:is(.address-field,.update_totals_on_change) :is(input,select)',
        )
      )
        review.ask();
    },
    { signal },
  );
  form.addEventListener(
    'input',
    (event) => {
      const field = event.target as Field;
      if (told.has(field)) follow(field);
      if (field.matches('.address-field input.input-text')) review.askLater();
    },
    { signal },
  );
  openBoxes();
  scope.add(() => {
    for (const field of [...told]) tell(field, '');
    for (const row of form.querySelectorAll(ROW)) row.classList.remove(...STATES);
  });

  return {
    tell,
    check: () =>
      [...form.querySelectorAll<HTMLElement>(`${ROW}:is(.validate-required,.validate-email,.validate-phone)`)].flatMap(
        (row) => {
          const field = row.querySelector<Field>('input:not([type=hidden]),select,textarea');
          if (!field || field.disabled || !row.getClientRects()[0]) return [];
          const problem = problemOf(field) ?? null;
          mark(row, problem);
          tell(field, problem ? wordsOf(problem, labelOf(field)) : '');
          return problem ? [{ field, words: wordsOf(problem, nameOf(field)) }] : [];
        },
      ),
  };
}
