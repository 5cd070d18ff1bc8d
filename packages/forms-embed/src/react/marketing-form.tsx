import type { Handle, MountError } from '@mountkit/core';
import { type LooseOptions, useWidget } from '@mountkit/core/react';
import {
  type AriaAttributes,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FormEvents } from '../events';
import { mount, registry } from '../mount';
import type { FormOptions } from '../options';
import { FULL_SCHEMA } from '../settings/full-settings';

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

/** What a server draws for the component. */
export interface ServerDrawing {
  readonly instanceId: string;
  /** The form, with the element around it. */
  readonly form: ReactElement;
}

/** Draws the form of a definition on a server; null where it cannot be drawn. */
export type DrawOnServer = (definition: object, options: LooseOptions<FormOptions>) => ServerDrawing | null;

type Component = (props: MarketingFormProps) => ReactElement;

/** Creates the component; `draw` is only for servers. */
export function createMarketingForm(draw?: DrawOnServer): Component {
  return function MarketingForm(props) {
    const { portalId, formId, region, env, provider, draft, allowUnpublished, ignoreCurrentValues } = props;
    // What the form reads only once, when it asks for its definition.
    const address = [portalId, formId, region, env, provider, draft, allowUnpublished, ignoreCurrentValues];
    return <MountedForm key={address.join()} draw={draw} {...props} />;
  };
}

const never = () => () => {};

/** Whether what is drawn now is what a server has drawn, or draws. */
const useFromServer = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

type MountedProps = MarketingFormProps & { readonly draw: DrawOnServer | undefined };

function MountedForm({ draw, loading, error: failed, handleRef, minHeight, style, ...props }: MountedProps) {
  const { options, attributes } = sortProps(props);
  const { ref, handle, status, error } = useWidget({ mount, registry }, options);
  useImperativeHandle<FormHandle | null, FormHandle | null>(handleRef as Ref<FormHandle | null>, () => handle, [
    handle,
  ]);
  const isFromServer = useFromServer();
  // Nothing stands in for a form that is there from the start.
  const [isServed] = useState(isFromServer && !!options.definition);

  // The widget has an element of its own, so that neither it nor React ever finds nodes of the other there. Space is
  // kept by the outer one, which a server renders too.
  const kept = status === 'loading' && minHeight && !isServed ? { minHeight, ...style } : style;
  return (
    <div {...attributes} style={kept}>
      {status === 'loading' && !isServed && loading}
      {error && (typeof failed === 'function' ? failed(error) : failed)}
      {isServed ? (
        <ServedForm place={ref} draw={draw} options={options} />
      ) : (
        // The page's own words stand in place of the widget's message.
        <div ref={ref} hidden={!!error && failed !== undefined} />
      )}
    </div>
  );
}

interface ServedProps {
  readonly place: (element: HTMLElement | null) => void;
  readonly draw: DrawOnServer | undefined;
  readonly options: LooseOptions<FormOptions>;
}

/**
 * The widget's element with the form in it. In the browser React takes the element as it comes, whatever it holds: the
 * form in it is the widget's to take over.
 */
function ServedForm({ place, draw, options }: ServedProps) {
  if (typeof document === 'undefined') {
    const drawn = draw && options.definition ? draw(options.definition, options) : null;
    return <div data-instance-id={drawn?.instanceId}>{drawn?.form}</div>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and never written.
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Options of the form by the names of its schema; everything else belongs to the element. */
function sortProps(props: object): {
  options: LooseOptions<FormOptions>;
  attributes: Omit<ElementProps, keyof FormOptions>;
} {
  const isOption = ([name]: [string, unknown]) => Object.hasOwn(FULL_SCHEMA, name);
  const entries = Object.entries(props);
  return {
    options: Object.fromEntries(entries.filter(isOption)),
    attributes: Object.fromEntries(entries.filter((entry) => !isOption(entry))),
  };
}
