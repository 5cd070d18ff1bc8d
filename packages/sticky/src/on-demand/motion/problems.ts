import type { WidgetContext } from '@mountkit/core';
import type { EffectProblem } from '../../logic/effects';
import { MOTION_SCHEMA, type MotionOptions } from '../../logic/motion-settings';

/** Reports what could not be used: of the options, unless the element is another widget's too, and of the effects. */
export function reportProblems(context: WidgetContext<MotionOptions, never>, problems: readonly EffectProblem[]): void {
  const { element, report, readWith } = context;
  if (element.dataset.mountkit?.trim() === 'motion') readWith(MOTION_SCHEMA);
  for (const { path, expected } of problems) report(`${path} cannot be used, expected ${expected}`);
}
