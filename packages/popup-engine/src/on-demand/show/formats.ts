import type { Layer } from '../../dom/page-layers';
import type { Kind, PopupContext } from '../../dom/part-types';
import type { PopupSettings } from '../../settings';
import { followBar } from './formats/follow-bar';
import { FORMAT_STYLES } from './formats/format-styles';
import { openInPlace } from './formats/open-in-place';

/** What a bar and a slide-in have in common: they lie over the page, which stays in use. */
function beside(kind: Kind, name: string): Kind {
  const { settings } = kind;
  const [entrance_animation, exit_animation] = [settings.entrance_animation, settings.exit_animation];
  return {
    ...kind,
    className: name,
    settings: {
      ...settings,
      entrance_animation: entrance_animation || 'mountkit-slide',
      exit_animation: exit_animation || 'mountkit-slide',
      entrance_animation_duration: entrance_animation || exit_animation ? settings.entrance_animation_duration : 0.3,
    },
    isModal: false,
    isTrap: false,
    isGround: false,
    // Whoever uses the page beside it does not want it gone for that.
    closesBy: (what) => what !== 'page' && kind.closesBy(what),
  };
}

/** The corner of a slide-in or of a teaser. */
export const cornerOf = ({ position }: Pick<PopupSettings, 'position'>): string =>
  position.includes('-') ? position : 'bottom-end';

/** How a popup of another format than `modal` is shown. */
export function arrange(context: PopupContext, layer: Layer, plain: Kind): Kind {
  const kind = { ...plain, styles: FORMAT_STYLES };
  const { dialog, isInPlace } = layer;
  const { format, position, push } = context.settings();
  if (isInPlace) return { ...kind, ...openInPlace(context, layer) };
  if (format === 'full') return { ...kind, className: 'popup mountkit-popup--full' };
  if (format === 'slide-in') {
    return beside(kind, `popup mountkit-popup--slide-in mountkit-at-${cornerOf({ position })}`);
  }
  if (format !== 'bar') return kind;
  const edge = position.startsWith('bottom') ? 'bottom' : 'top';
  const bar = beside(kind, `popup mountkit-popup--bar mountkit-at-${edge}`);
  return { ...bar, opened: () => followBar(dialog, edge, push) };
}
