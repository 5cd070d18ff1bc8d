import type { Handle, MountError } from '@mountkit/core';
import { type LooseOptions, useWidget } from '@mountkit/core/react';
import {
  type AriaAttributes,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
} from 'react';
import type { FormEvents } from '../events';
import { mount, registry } from '../mount';
import type { FormOptions } from '../options';
import { RICH_SCHEMA } from '../rich-settings';

/** A mounted form, as `handleRef` gives it. */
export type FormHandle = Handle<FormOptions, FormEvents>;

/** What may stand on the element around the form. */
type ElementProps = AriaAttributes &
  Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'dir' | 'hidden' | 'id' | 'lang' | 'role' | 'style' | 'title'>;

/** The options of a form, what may stand on the element around it, and what is shown while the form is not there. */
export interface MarketingFormProps extends LooseOptions<FormOptions>, Omit<ElementProps, keyof FormOptions> {
  /** The account that owns the form: digits. A form of another account is mounted anew. */
  readonly portalId: string;
  /** The form's guid. Another form is mounted anew. */
  readonly formId: string;
  /** Shown until the form is there, on a server too. Default nothing. */
  readonly loading?: ReactNode;
  /** Shown in place of a form that could not be drawn. Default nothing. */
  readonly error?: ReactNode | ((error: MountError) => ReactNode);
  /** Is given the mounted form, and null when it has gone. */
  readonly handleRef?: Ref<FormHandle>;
}

/**
 * A marketing form as a React component: contract section 4. It fetches the form's definition, draws the form, and takes
 * it away with the component. Everything but `className` and its like is an option of the form, callbacks included;
 * they may be written in place. On a server it is an empty element, or what `loading` says.
 */
export function MarketingForm(props: MarketingFormProps): ReactElement {
  const { portalId, formId, region, env, provider, draft, allowUnpublished, ignoreCurrentValues } = props;
  // What the form reads only once, when it asks for its definition.
  const address = [portalId, formId, region, env, provider, draft, allowUnpublished, ignoreCurrentValues];
  return <MountedForm key={address.join()} {...props} />;
}

function MountedForm({ loading, error: failed, handleRef, minHeight, style, ...props }: MarketingFormProps) {
  const { options, attributes } = sortProps(props);
  const { ref, handle, status, error } = useWidget({ mount, registry }, options);
  useImperativeHandle<FormHandle | null, FormHandle | null>(handleRef as Ref<FormHandle | null>, () => handle, [
    handle,
  ]);

  // The widget has an element of its own, so that neither it nor React ever finds nodes of the other there. Space is
  // kept by the outer one, which a server renders too.
  const kept = status === 'loading' && minHeight ? { minHeight, ...style } : style;
  return (
    <div {...attributes} style={kept}>
      {status === 'loading' && loading}
      {error && (typeof failed === 'function' ? failed(error) : failed)}
      <div ref={ref} />
    </div>
  );
}

/** Options of the form by the names of its schema; everything else belongs to the element. */
function sortProps(props: object): {
  options: LooseOptions<FormOptions>;
  attributes: Omit<ElementProps, keyof FormOptions>;
} {
  const isOption = ([name]: [string, unknown]) => Object.hasOwn(RICH_SCHEMA, name);
  const entries = Object.entries(props);
  return {
    options: Object.fromEntries(entries.filter(isOption)),
    attributes: Object.fromEntries(entries.filter((entry) => !isOption(entry))),
  };
}
