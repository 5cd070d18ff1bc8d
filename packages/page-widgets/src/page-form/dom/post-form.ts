import { parseJson } from '@mountkit/core/logic';

/** A line on which nothing moves for so long is given up. Milliseconds. */
const SILENCE = 30_000;
/** What a server may need for its answer once it has everything. */
const ANSWER = 120_000;

/** Posts a form and answers the JSON that comes back; null where no answer came. `progressed` is told the share that is sent. */
export const postForm = (url: string, body: FormData, progressed: (share: number) => void): Promise<unknown> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), milliseconds);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitFor(SILENCE);
      progressed(total ? loaded / total : 0);
    };
    request.upload.onload = () => waitFor(ANSWER);
    request.onload = () => resolve(parseJson(request.responseText));
    request.onerror = request.onabort = () => resolve(null);
    request.onloadend = () => clearTimeout(timer);
    try {
      request.open('POST', url);
      // A server that also takes the form without script answers a page there.
      request.setRequestHeader('Accept', 'application/json');
      waitFor(SILENCE);
      request.send(body);
    } catch {
      clearTimeout(timer);
      resolve(null);
    }
  });
