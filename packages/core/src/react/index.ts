'use client';

export { type LooseOptions, type MountedWidget, useWidget } from './use-widget';
