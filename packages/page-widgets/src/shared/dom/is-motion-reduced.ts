/** Whether the visitor asks for no more motion than is needed. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
