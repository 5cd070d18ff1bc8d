'use client';

export type { FormCallbacks, FormEvents, FormOptions, Handle, MountError, NamedValue, Translations } from '../index';
export { type FormHandle, MarketingForm, type MarketingFormProps } from './marketing-form';
