export * from './clock';
export * from './disposer';
export * from './emitter';
export * from './errors';
export * from './handle';
export * from './registry';
export * from './settings';
export * from './template';
