import { readAddress } from '../dom/definition/read-address';
import { sendByFrame } from '../dom/submission/send-by-frame';
import { sendSubmission } from '../dom/submission/send-submission';
import type { FormContext } from '../form/form-context';
import type { SendSubmission } from '../form/form-model';
import { nativeAction } from '../logic/submission/native-action';
import { NO_ANSWER } from '../logic/submission/submission-answer';
import { createFrameTail } from '../ui/full/frame-tail';
import type { Addition } from '../ui/full/full-model';

/** What only forms need that the browser itself sends, by `data-submit="frame"`: a chunk of its own. */
export function openFrameSubmission({
  id,
  instanceId,
  settings,
}: Pick<FormContext, 'id' | 'instanceId' | 'settings'>): Addition {
  let frame: HTMLIFrameElement | null = null;
  const actionOf = () => nativeAction({ ...readAddress(settings()), redirectUrl: '', redirectFields: [] });

  const take = (next: HTMLIFrameElement | null) => {
    frame = next;
    const form = next?.closest('form');
    form?.setAttribute('target', next?.name ?? '');
    form?.setAttribute('action', actionOf());
  };

  const carry =
    (sendNow: SendSubmission): SendSubmission =>
    async (url, entries, options) => {
      // Of a form in a frame of its own this page would never get the answer.
      if (frame && frame.ownerDocument !== document) return sendNow(url, entries, options);
      const form = frame?.closest('form');
      const action = readUrl(actionOf());
      if (!frame || !form || !action) return NO_ANSWER;
      form.setAttribute('action', action.href);
      return sendByFrame({ frame, form, action, guid: id, instanceId }, entries, options);
    };

  return { Tail: createFrameTail(take), carry: (send = sendSubmission) => carry(send) };
}

function readUrl(address: string): URL | null {
  try {
    return new URL(address, location.href);
  } catch {
    return null;
  }
}
