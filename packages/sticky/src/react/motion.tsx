import type { LooseOptions } from '@mountkit/core/react';
import { useWidget } from '@mountkit/core/react';
import type { HTMLAttributes, ReactElement } from 'react';
import { mountMotion, registry } from '../mount';
import { MOTION_SCHEMA, type MotionOptions } from '../settings/motion-settings';
import { sortProps } from './sort-props';

/** The options of motion and the attributes of the element. */
export interface MotionProps extends LooseOptions<MotionOptions>, HTMLAttributes<HTMLDivElement> {}

const motion = { mount: mountMotion, registry: registry as never };

/** A `div` that moves with the page or the pointer: contract section 4. On a server it is that element, at rest. */
export function Motion(props: MotionProps): ReactElement {
  const { options, attributes } = sortProps(MOTION_SCHEMA, props);
  const { ref } = useWidget(motion, options as LooseOptions<MotionOptions>);
  return <div {...attributes} ref={ref} />;
}
