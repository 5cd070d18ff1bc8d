'use client';

export type { Handle, MountError } from '../index';
export { OffCanvas, type OffCanvasProps } from './off-canvas';
export { Popup, type PopupProps } from './popup';
export { type PopupControl, usePopup } from './use-popup';
