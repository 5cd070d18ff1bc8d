import { createWidget, type FailureEvents, MARK, type Widget, type WidgetSpec } from '@mountkit/core';

/** The words in the mark of an element. */
const marksOf = (element: Element | null) => element?.getAttribute(MARK)?.match(/\S+/g) ?? [];

/** `animationMobile` of a dataset as an option has it: `animation_mobile`. */
const optionOf = (key: string) => key.replace(/[A-Z]/g, '_$&').toLowerCase();

/**
 * Makes a widget of a family. Its attributes are options where the page marks the element: on any other one, such as one of a
 * page builder, they are somebody else's. Of several marks each widget reads its own.
 */
export const createPageWidget = <Options, Events extends FailureEvents>(
  spec: Omit<WidgetSpec<Options, Events>, 'identify' | 'attributes'>,
): Widget<Options, Events> =>
  createWidget<Options, Events>({
    ...spec,
    identify: () => '',
    attributes(element) {
      const marks = marksOf(element);
      const entries = marks[0] ? Object.entries({ ...element?.dataset }) : [];
      const isOwn = ([key]: readonly [string, unknown]) =>
        key === 'settings' || Object.hasOwn(spec.schema, key) || Object.hasOwn(spec.schema, optionOf(key));
      return Object.fromEntries(marks[1] ? entries.filter(isOwn) : entries);
    },
  });
