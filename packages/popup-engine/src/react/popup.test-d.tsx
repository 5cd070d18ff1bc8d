// Uses that are accepted and, where an error is expected, refused. Only the compiler reads it.
import { explain, mount, open, type PopupSettings, registry } from '@mountkit/popup-engine';
import { OffCanvas, Popup, usePopup } from '@mountkit/popup-engine/react';

export const accepted = [
  <Popup key="id" popupId="7" />,
  <Popup key="content" popupId="7" className="offer" id="offer" label="An offer" prevent_scroll>
    <p>Words</p>
  </Popup>,
  <Popup key="rules" popupId="7" timing={{ times: true, times_times: 2 }} triggers={{ page_load: true }} />,
  <Popup key="undefined" popupId="7" label={undefined} onShow={undefined} />,
  <Popup key="events" popupId="7" onShow={() => {}} onBlocked={({ rule, reason }) => `${rule}${reason}`} />,
  <OffCanvas key="side" offCanvasId="menu" position="left" is_not_close_on_overlay />,
];

export const refused = [
  // @ts-expect-error A popup needs its id.
  <Popup key="a" />,
  // @ts-expect-error Ids are texts.
  <Popup key="b" popupId={7} />,
  // @ts-expect-error There are two layers.
  <Popup key="c" popupId="7" layer="bottom" />,
  // @ts-expect-error There is no such setting.
  <Popup key="d" popupId="7" colour="red" />,
  // @ts-expect-error There are four sides.
  <OffCanvas key="e" offCanvasId="menu" position="middle" />,
  // @ts-expect-error A panel has no display rules.
  <OffCanvas key="f" offCanvasId="menu" timing={{}} />,
];

export function Control() {
  const { isOpen, open: show, close } = usePopup('7');
  // @ts-expect-error Whether it is open is for reading.
  usePopup('7').isOpen = !isOpen;
  return (
    <button type="button" onClick={isOpen ? close : show}>
      Offer
    </button>
  );
}

const settings: Partial<PopupSettings> = { popupId: '7', close_button_delay: 2 };
mount('#offer', settings).on('blocked', ({ rule }) => rule.length);
open('7');
export const reasons: string[] = explain('7').map(({ rule, passes, reason }) => `${rule} ${passes} ${reason}`);
// @ts-expect-error There is no such event.
registry.get('7')?.on('opened', () => {});
