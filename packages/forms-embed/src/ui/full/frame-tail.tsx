import type { ReactElement } from 'react';
import type { FullModel } from './full-model';

/** What the answering page may do: tell what became of the submission, as what it is. Not leave its frame. */
const LEAVE = 'allow-scripts allow-same-origin';

/**
 * The end of a form that the browser itself sends: the context of its submission, and the hidden frame that receives
 * the answer, named after the instance. Specification 2 section 2.
 * @param take told of the frame when it stands in the page, and of null when it is gone.
 */
export const createFrameTail =
  (take: (frame: HTMLIFrameElement | null) => void): ((props: { model: FullModel }) => ReactElement) =>
  ({ model: { definition, instanceId } }) => {
    const name = `target_iframe_${definition.guid}_${instanceId}`;
    return (
      <div hidden>
        <input type="hidden" name="hs_context" />
        <iframe ref={take} name={name} title={name} sandbox={LEAVE} tabIndex={-1} />
      </div>
    );
  };
