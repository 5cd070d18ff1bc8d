import { parseMarkup } from '@mountkit/core';
import { type Json, jsonObject } from '@mountkit/core/logic';
import { readSettings } from '../../read-settings';

const PART = 'e-form__indicators__indicator';
const BUTTON = 'e-form__buttons__wrapper__button';

/** A step: its element, which takes the fields that follow it in the markup, and what the page says of it. */
interface Step {
  readonly element: HTMLElement;
  readonly said: DOMStringMap;
}

function create(name: 'div' | 'span' | 'button', className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}

/** Puts the fields that follow each step into it. */
function gather(form: HTMLElement): readonly Step[] {
  const steps = [...form.querySelectorAll<HTMLElement>('.elementor-field-type-step')];
  const submit = form.querySelector('.elementor-field-type-submit');
  return steps.map((element) => {
    while (
      element.nextElementSibling &&
      element.nextElementSibling !== submit &&
      !steps.includes(element.nextElementSibling as HTMLElement)
    ) {
      element.append(element.nextElementSibling);
    }
    element.classList.add('e-form__step');
    element.classList.remove('elementor-field-group');
    return { element, said: element.querySelector<HTMLElement>('.e-field-step')?.dataset ?? {} };
  });
}

/** Puts the buttons at the end of each step, that of the form into the last one. */
function drawButtons(form: HTMLElement, steps: readonly Step[], settings: Json): void {
  const submit = form.querySelector('.elementor-field-type-submit');
  const size = /elementor-size-\w+/.exec(submit?.querySelector('button')?.className ?? '')?.[0] ?? '';
  const widths = submit?.className.match(/elementor-(?:sm|md)-\d+/g)?.join(' ') ?? '';
  for (const [index, { element, said }] of steps.entries()) {
    const row = create(
      'div',
      `e-form__buttons elementor-column elementor-col-${settings.button_width ?? '100'} ${widths}`.trim(),
    );
    const draw = (kind: 'previous' | 'next', label: string | undefined) => {
      const button = create(
        'button',
        `elementor-button ${size} ${BUTTON} ${BUTTON}-${kind}`,
        label || `${settings[`step_${kind}_label`] ?? kind}`,
      );
      button.setAttribute('type', 'button');
      row.append(create('div', `elementor-field-group e-form__buttons__wrapper elementor-field-type-${kind}`, button));
    };
    if (index) draw('previous', said.previousbutton);
    if (index < steps.length - 1) draw('next', said.nextbutton);
    else if (submit) {
      submit.className = 'elementor-field-group elementor-field-type-submit e-form__buttons__wrapper';
      submit.querySelector('button')?.classList.add(BUTTON);
      row.append(submit);
    }
    element.append(row);
  }
}

/** The sign of a step: a picture, or a letter of an icon font. */
function drawSign({ icon, iconurl, iconlibrary }: DOMStringMap): Node {
  if (icon) return parseMarkup(icon);
  const sign = document.createElement(iconurl ? 'img' : 'i');
  if (iconurl) sign.setAttribute('src', iconurl);
  else sign.className = iconlibrary ?? '';
  return sign;
}

/** Draws what shows which step one is in; the answered function follows the steps. */
function drawIndicators(
  form: HTMLElement,
  widget: HTMLElement,
  steps: readonly Step[],
  settings: Json,
): (step: number) => void {
  const type = `${settings.step_type ?? 'number_text'}`;
  if (type === 'none') return () => {};
  const all = create('div', `e-form__indicators e-form__indicators--type-${type}`);
  const shape = `${PART}--shape-${settings.step_icon_shape ?? 'circle'}`;
  const bar = create('div', `${PART}__progress__meter`);
  const parts = steps.map(({ said }, index) => {
    const part = create('div', PART);
    if (type.includes('icon')) {
      const icon = create('div', `${PART}__icon ${shape}`, drawSign(said));
      icon.ariaHidden = 'true';
      part.append(icon);
    }
    if (type.includes('number')) part.append(create('div', `${PART}__number ${shape}`, `${index + 1}`));
    if (type.includes('text')) part.append(create('span', `${PART}__label`, said.label ?? ''));
    return part;
  });
  if (type === 'progress_bar') all.append(create('div', `${PART}__progress`, bar));
  else
    for (const [index, part] of parts.entries())
      all.append(...(index ? [create('div', `${PART}__separator`)] : []), part);
  form.querySelector('.elementor-form-fields-wrapper')?.before(all);
  return (current) => {
    const share = `${Math.floor(((current + 1) / steps.length) * 100)}%`;
    widget.style.setProperty('--e-form-steps-indicator-progress-meter-width', share);
    bar.textContent = share;
    for (const [index, part] of parts.entries()) {
      part.className = `${PART} ${PART}--state-${index < current ? 'completed' : index > current ? 'inactive' : 'active'}`;
      if (index === current) part.ariaCurrent = 'step';
      else part.removeAttribute('aria-current');
    }
  };
}

/**
 * Lays out a form of several steps as the builder's script does, since the page's style is made for that: facts on page
 * widgets, section 2.18. Answers what shows the current step, and what undoes it; undefined where there are no steps.
 */
export function layOutSteps(
  form: HTMLElement,
  widget: HTMLElement,
): { show(step: number): void; undo(): void } | undefined {
  const wrapper = form.querySelector('.elementor-form-fields-wrapper');
  if (!wrapper?.querySelector('.elementor-field-type-step')) return undefined;
  const settings = jsonObject(readSettings(widget.dataset.settings));
  const before = [...wrapper.children].map((child) => ({ child, className: child.className }));
  const steps = gather(form);
  drawButtons(form, steps, settings);
  const show = drawIndicators(form, widget, steps, settings);
  show(0);
  return {
    show,
    undo() {
      for (const drawn of form.querySelectorAll(`.e-form__indicators,.e-form__step .e-form__buttons`)) {
        if (!before.some(({ child }) => child === drawn)) drawn.remove();
      }
      for (const { child, className } of before) child.className = className;
      wrapper.append(...before.map(({ child }) => child));
      wrapper.querySelector('[type=submit]')?.classList.remove(BUTTON);
      widget.style.removeProperty('--e-form-steps-indicator-progress-meter-width');
    },
  };
}
