import { useEffect, useRef } from 'react';
import { cleanMarkup } from '../dom/clean-markup';

/** What stands in place of the form after it was accepted. It takes the focus that the form had. */
export function ThankYou({ message, guid, instanceId }: { message: string; guid: string; instanceId: string }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let gone = false;
    void cleanMarkup(message).then((nodes) => {
      if (gone) return;
      root.current?.replaceChildren(nodes);
      root.current?.focus({ preventScroll: true });
    });
    return () => {
      gone = true;
    };
  }, [message]);

  return (
    <div
      ref={root}
      className={`submitted-message hs-main-font-element hs-form-${guid}`}
      data-instance-id={instanceId}
      role="status"
      tabIndex={-1}
    />
  );
}
