import type { ReactElement } from 'react';
import type { FullModel } from './full-model';

/** The answering page may send messages with its own origin, but not leave its frame. */
const SANDBOX = 'allow-scripts allow-same-origin';

/**
 * The end of a form that the browser itself sends: the context of its submission, and the hidden frame that receives
 * the answer, named after the instance. Specification 2 section 2.
 * @param take called with the frame when it is in the page, and with null when it is removed.
 */
export const createFrameTail =
  (take: (frame: HTMLIFrameElement | null) => void): ((props: { model: FullModel }) => ReactElement) =>
  ({ model: { definition, instanceId } }) => {
    const name = `target_iframe_${definition.guid}_${instanceId}`;
    return (
      <div hidden>
        <input type="hidden" name="hs_context" />
        <iframe ref={take} name={name} title={name} sandbox={SANDBOX} tabIndex={-1} />
      </div>
    );
  };
