import { browserClock, type Disposer, listen, onMessage } from '@mountkit/core';
import type { Entry, SendOptions } from '../../form/form-model';
import { type AwaitedForm, readFrameAnswer } from '../../logic/submission/frame-answer';
import { NO_ANSWER, type SubmissionOutcome } from '../../logic/submission/submission-answer';

/** How long an answer is waited for, as with a request, and how long after the frame has loaded without one. */
const TIMEOUT = 30_000;
/** The same for files, whose progress the browser does not tell. */
const FILES_TIMEOUT = 30 * 60_000;
const GRACE = 1000;

/** The frame that receives the answer, in the form that it belongs to, and where that form is posted. */
export interface FrameTarget extends AwaitedForm {
  readonly frame: HTMLIFrameElement;
  readonly form: HTMLFormElement;
  readonly action: URL;
}

/**
 * Lets the browser itself post a form into its hidden frame, and answers what the page that comes there says became of
 * it: specification 2 sections 4 and 7.5. Never rejects.
 */
export const sendByFrame = (
  { frame, form, action, ...awaited }: FrameTarget,
  entries: readonly Entry[],
  { signal }: SendOptions,
): Promise<SubmissionOutcome> =>
  new Promise((resolve) => {
    const stops: Disposer[] = [];
    const end = (outcome: SubmissionOutcome) => {
      for (const stop of stops) stop();
      resolve(outcome);
    };
    const giveUp = () => end(NO_ANSWER);
    stops.push(
      onMessage(
        {
          source: () => frame.contentWindow,
          origin: action.origin,
          read: (data) => readFrameAnswer(data, awaited),
        },
        end,
      ),
      browserClock.after(entries.some(({ value }) => value instanceof Blob) ? FILES_TIMEOUT : TIMEOUT, giveUp),
      // Another page came: a network's sign-in, or the browser's own for a host that is not there.
      listen(frame, 'load', () => stops.push(browserClock.after(GRACE, giveUp))),
      listen(signal, 'abort', giveUp),
      listen(form, 'formdata', (event) => replaceData(event as unknown as FormDataEvent, entries)),
    );
    // A field may be called `submit`.
    HTMLFormElement.prototype.submit.call(form);
  });

/** What the state holds is sent, not what stands in the controls: a date, a number with its dial code, shown fields. */
function replaceData({ formData }: FormDataEvent, entries: readonly Entry[]): void {
  for (const name of new Set(formData.keys())) formData.delete(name);
  for (const { name, value } of entries) formData.append(name, value);
}
