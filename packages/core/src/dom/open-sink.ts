import { startErrorSink } from './error-sink';
import { pageConfig } from './page-config';
import { reports } from './reporter';

/** Sends every report, those of the past too, to where the page's data block says; a block may stand anywhere, so the whole page is waited for. */
export function openSink(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', openSink, { once: true });
    return;
  }
  const { errorSink } = pageConfig();
  if (errorSink && !reports().sink) startErrorSink(errorSink);
}
