// Uses that are accepted and, where an error is expected, refused. Only the compiler reads it.
import { mount, mountMotion, type StickyOptions } from '@mountkit/sticky';
import { Motion, Sticky, useSticky } from '@mountkit/sticky/react';

export const accepted = [
  <Sticky key="plain">A bar</Sticky>,
  <Sticky key="options" sticky="bottom" sticky_offset={24} sticky_parent className="bar" aria-label="Bar" />,
  <Sticky key="events" onStick={() => {}} onUnstick={undefined} />,
  <Motion key="motion" interactions={{ scroll: { translateY: { speed: 2 } } }} />,
];

export const refused = [
  // @ts-expect-error There are two edges.
  <Sticky key="a" sticky="left" />,
  // @ts-expect-error There is no such option.
  <Sticky key="b" offset={24} />,
  // @ts-expect-error Nothing is told of how far it is.
  <Sticky key="c" onStick={(distance: number) => distance} />,
  // @ts-expect-error Interactions are an object.
  <Motion key="d" interactions="scroll" />,
];

export function Bar() {
  const { ref, status } = useSticky({ sticky: 'top' });
  return (
    <div ref={ref} data-status={status}>
      Bar
    </div>
  );
}

const options: Partial<StickyOptions> = { sticky: 'top' };
mount('header', options).on('stick', () => {});
mountMotion('#picture', { interactions: { mouseMove: { tilt: { speed: 4 } } } });
// @ts-expect-error There is no such event.
mount('header').on('stuck', () => {});
