import type { MountError } from '@mountkit/core';
import { type LooseOptions, useWidget } from '@mountkit/core/react';
import { useEffect, useState } from 'react';
import { accessForm, type FormAccess, type TextsByField } from '../access';
import { mount, registry } from '../mount';
import type { FormOptions } from '../options';
import type { FormHandle } from './marketing-form';

/** The options of a form; callbacks may be written in place. */
export interface UseFormOptions extends LooseOptions<FormOptions> {
  /** The account that owns the form: digits. */
  readonly portalId: string;
  /** The form's guid. */
  readonly formId: string;
}

/** A form as a component works with it. */
export interface UsedForm {
  /** Give it to the element that the form is to stand in. It never changes. */
  readonly ref: (element: HTMLElement | null) => void;
  /** The mounted form; null before the first effect and on a server. */
  readonly handle: FormHandle | null;
  /** `busy` while values are being sent, `done` when the server has accepted them. */
  readonly status: 'loading' | 'ready' | 'busy' | 'done' | 'error';
  /** Why there is no form, where `status` is `error`. */
  readonly error: MountError | null;
  /** What would be sent now, by field id; empty until the form is ready. Those of an enumeration in one text, joined by semicolons. */
  readonly values: TextsByField;
  /** What the visitor reads at the fields that are refused, by field id. */
  readonly errors: TextsByField;
  /** Does what the submit button does. */
  readonly submit: () => void;
  /** Fills a field as the visitor would; false where the form has no such field. */
  readonly setValue: (field: string, value: string) => boolean;
}

interface Seen {
  readonly status: 'ready' | 'busy' | 'done';
  readonly values: TextsByField;
  readonly errors: TextsByField;
}

const NOTHING: Seen = { status: 'ready', values: {}, errors: {} };

/**
 * A marketing form in an element of your own, with what stands in it: contract section 4. What the form reads only once
 * (ids, region, host, definition) needs a new `key` on the component that uses the hook. On a server it does nothing.
 */
export function useForm(options: UseFormOptions): UsedForm {
  const { ref, handle, status, error } = useWidget({ mount, registry }, options);
  const [seen, setSeen] = useState(NOTHING);
  const [calls] = useState(createCalls);

  useEffect(() => {
    if (!handle?.element) return;
    const access = accessForm(handle.element);
    const tell = (news: Partial<Seen>) =>
      setSeen((before) => {
        const next = { ...before, ...news };
        return isSame(before, next) ? before : next;
      });
    // Read at once: React may ask later, when the form is gone.
    const see = (news: Partial<Seen> = {}) => tell({ values: access.values(), errors: access.errors(), ...news });
    calls.access = access;
    const stops = [
      handle.on('submit', () => see({ status: 'busy' })),
      // The form gives way to a message or another page: what was sent stays.
      handle.on('submitted', () => tell({ status: 'done', errors: {} })),
      handle.on('submissionFailure', () => see({ status: 'ready' })),
    ];
    let isGone = false;
    handle.ready.then(
      () => {
        if (isGone) return;
        see();
        stops.push(access.follow(() => access.form() && see()));
      },
      () => {},
    );
    return () => {
      isGone = true;
      for (const stop of stops) stop();
      calls.access = null;
      setSeen(NOTHING);
    };
  }, [handle, calls]);

  return {
    ref,
    handle,
    error,
    submit: calls.submit,
    setValue: calls.setValue,
    ...seen,
    status: status === 'ready' ? seen.status : status,
  };
}

/** Functions that stay the same for as long as the component does. */
function createCalls() {
  const calls = {
    access: null as FormAccess | null,
    submit: () => calls.access?.submit(),
    setValue: (field: string, value: string) => calls.access?.setValue(field, value) ?? false,
  };
  return calls;
}

const isSame = (one: Seen, other: Seen): boolean => JSON.stringify(one) === JSON.stringify(other);
