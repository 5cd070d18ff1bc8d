'use client';

import { createMarketingForm } from './marketing-form';

export type { FormCallbacks, FormEvents, FormOptions, Handle, MountError, NamedValue, Translations } from '../index';
export type { FormHandle, MarketingFormProps } from './marketing-form';
export { type UsedForm, type UseFormOptions, useForm } from './use-form';

/**
 * A marketing form as a React component: contract section 4. It fetches the form's definition, draws the form, and takes
 * it away with the component. Everything but `className` and its like is an option of the form, callbacks included;
 * they may be written in place. On a server it is the form itself where a `definition` is given, else an empty element
 * or what `loading` says.
 */
export const MarketingForm = /* @__PURE__ */ createMarketingForm();
