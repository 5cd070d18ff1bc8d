import type { WidgetContext } from '@mountkit/core';
import type { FormEvents } from '../events';
import type { FormOptions } from '../options';

/** What every part of a form works with: its element, its settings, and how it talks to the page. */
export type FormContext = WidgetContext<FormOptions, FormEvents>;
