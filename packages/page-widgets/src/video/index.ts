export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { VideoEvents } from './events';
export { mount, mountPlaylist, registry } from './mount';
export { scan } from './scan';
export type { PlaylistOptions, PlaylistParts, VideoOptions, VideoParts } from './settings';
