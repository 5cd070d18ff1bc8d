import { createDisposer, type Disposer, report } from '@mountkit/core';
import { accessForm } from '@mountkit/forms-embed/access';
import type { Mountkit } from '../../loader/create-mountkit';
import type { Apis } from '../../widgets';

type Handle = ReturnType<Apis['forms']['mount']>;

interface Instance {
  readonly id: string;
  readonly instanceId: string;
}

/** A form of the newer registry: facts, 'Host-page contract of the incumbent'. */
interface NewerForm {
  getFormId(): string;
  getInstanceId(): string;
  /** Null before the form is submitted. */
  getConversionId(): string | null;
  /** By the type of object and the name: `0-1/email`. */
  setFieldValue(field: string, value: string): void;
  getFormFieldValues(): Promise<readonly { readonly name: string; readonly value: string }[]>;
}

/** The incumbent names fields of contacts and tickets by their type too. */
const typedName = (id: string) => {
  const [, ticket] = /^TICKET\.(.*)/s.exec(id) ?? [];
  if (ticket !== undefined) return `0-5/${ticket}`;
  return /^\d+-\d+\//.test(id) ? id : `0-1/${id}`;
};

/** Puts the newer registry `HubSpotFormsV4` into the page, and dispatches its window events. */
export function startNewerRegistry(
  mountkit: Pick<Mountkit, 'on'>,
  { registry }: Pick<Apis['forms'], 'registry'>,
): Disposer {
  const forms = new WeakMap<Handle, NewerForm>();
  const pages = new Map<string, number>();

  const formOf = (handle: Handle): NewerForm => {
    const known = forms.get(handle);
    if (known) return known;
    const { id, instanceId, element } = handle;
    const access = accessForm(element as HTMLElement);
    const form: NewerForm = {
      getFormId: () => id,
      getInstanceId: () => instanceId,
      getConversionId: () => access.conversionId() || null,
      setFieldValue: (field, value) => void access.setValue(field, `${value}`),
      getFormFieldValues: async () =>
        Object.entries(access.values()).map(([name, value]) => ({ name: typedName(name), value })),
    };
    forms.set(handle, form);
    return form;
  };

  const page = window as { HubSpotFormsV4?: object };
  const ours = {
    getForms: () =>
      registry
        .all()
        .filter(({ status }) => !/^(loading|error)$/.test(status))
        .map(formOf),
    getFormFromEvent(event: { readonly detail?: { readonly instanceId?: string } }) {
      const handle = registry.getByInstanceId(event.detail?.instanceId ?? '');
      return handle && formOf(handle);
    },
  };
  page.HubSpotFormsV4 ??= ours;
  const scope = createDisposer((error) => report('a clean-up threw', error));
  scope.add(() => {
    if (page.HubSpotFormsV4 === ours) delete page.HubSpotFormsV4;
  });

  const tell = (name: string, { id, instanceId }: Instance) =>
    window.dispatchEvent(new CustomEvent(`hs-form-event:${name}`, { detail: { formId: id, instanceId } }));
  const relay = (event: string, name: string) =>
    scope.add(mountkit.on(`forms:${event}`, (detail) => tell(name, detail as Instance)));

  relay('submitted', 'on-submission:success');
  relay('submissionFailure', 'on-submission:failed');
  scope.add(
    mountkit.on('forms:pageChange', (detail) => {
      const { instanceId, page: next } = detail as Instance & { readonly page: number };
      tell(`on-interaction:navigate:${next < (pages.get(instanceId) ?? 0) ? 'previous' : 'next'}`, detail as Instance);
      pages.set(instanceId, next);
    }),
  );
  scope.add(registry.onReady((handle) => tell('on-ready', handle)));
  return scope;
}
