import { type LooseOptions, useWidget } from '@mountkit/core/react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { mount, registry } from '../mount';
import { FILTER_SCHEMA, type FilterOptions } from '../settings';

/** The options of a group, and what may stand on the element around its controls. */
export interface LoopFilterProps
  extends LooseOptions<FilterOptions>,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FilterOptions> {
  /** The controls: anything with `data-filter`. */
  readonly children?: ReactNode;
}

/** A group of controls for a list that a server has drawn: contract section 3, `loop-filter`. */
export function LoopFilter({ children, ...props }: LoopFilterProps): ReactElement {
  const isOption = ([key]: [string, unknown]) => Object.hasOwn(FILTER_SCHEMA, key);
  const entries = Object.entries(props);
  const { ref } = useWidget({ mount, registry }, Object.fromEntries(entries.filter(isOption)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a look of its own.
    <div ref={ref} role="group" {...Object.fromEntries(entries.filter((entry) => !isOption(entry)))}>
      {children}
    </div>
  );
}
