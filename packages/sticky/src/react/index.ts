'use client';

export type { Handle, MotionOptions, MountError, StickyEvents, StickyOptions } from '../index';
export { Motion, type MotionProps } from './motion';
export { Sticky, type StickyProps } from './sticky';
export { useSticky } from './use-sticky';
