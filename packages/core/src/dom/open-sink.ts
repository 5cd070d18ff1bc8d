import { guard } from '../logic/guard';
import { startErrorSink } from './error-sink';
import { pageConfig } from './page-config';
import { reportHiders } from './report-hiders';
import { reports } from './reporter';

/** Sends every report, those of the past too, to where the page's data block says; a block may stand anywhere, so the whole page is waited for. */
export function openSink(): void {
  if (document.readyState === 'loading') {
    // What goes wrong here is no news for the page.
    document.addEventListener('DOMContentLoaded', () => guard(openSink), { once: true });
    return;
  }
  reportHiders();
  const { errorSink } = pageConfig();
  if (errorSink && !reports().sink) startErrorSink(errorSink);
}
