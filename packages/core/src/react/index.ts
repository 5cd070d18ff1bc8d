'use client';

export { type Component, createComponent, type WidgetProps } from './create-component';
export { type LooseOptions, type MountedWidget, useWidget } from './use-widget';
