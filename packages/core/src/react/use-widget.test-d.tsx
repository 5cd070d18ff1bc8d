// Uses that are accepted and, where an error is expected, refused. Only the compiler reads it.
import type { Handle, MountError, Widget } from '@mountkit/core';
import { type MountedWidget, useWidget } from '@mountkit/core/react';

interface Options {
  readonly size: number;
  readonly onTurn: ((detail: { readonly degrees: number }) => void) | undefined;
}

interface Events {
  turn: { readonly degrees: number };
}

declare const wheel: Widget<Options, Events>;

export function Wheel() {
  const mounted: MountedWidget<Options, Events> = useWidget(wheel, { size: 3 });
  useWidget(wheel);
  useWidget(wheel, { size: undefined, onTurn: ({ degrees }) => degrees.toFixed() });
  // @ts-expect-error A size is a number.
  useWidget(wheel, { size: 'large' });
  // @ts-expect-error There is no such option.
  useWidget(wheel, { colour: 'red' });
  // @ts-expect-error A turn has no hours.
  useWidget(wheel, { onTurn: ({ hours }) => hours });
  // @ts-expect-error This cannot be mounted.
  useWidget({}, { size: 3 });

  const { ref, handle, status, error } = mounted;
  const held: Handle<Options, Events> | null = handle;
  const why: MountError | null = error;
  held?.update({ size: 4 });
  held?.on('turn', ({ degrees }) => degrees.toFixed());
  // @ts-expect-error There is no such event.
  held?.on('stop', () => {});
  // @ts-expect-error The handle is not there before the first effect.
  handle.update({ size: 4 });
  // @ts-expect-error What a widget does later is said by its handle.
  if (status === 'busy') return null;
  return <div ref={ref}>{why?.code}</div>;
}
