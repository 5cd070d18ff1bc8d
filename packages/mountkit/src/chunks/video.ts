// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mount as video,
  mountPlaylist,
  mountPlaylist as playlist,
  registry,
} from '@mountkit/page-widgets/video';
