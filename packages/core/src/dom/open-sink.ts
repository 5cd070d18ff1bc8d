import { guard } from '../logic/guard';
import { startErrorSink } from './error-sink';
import { pageConfig } from './page-config';
import { reportHiders } from './report-hiders';
import { reports } from './reporter';

/** Sends all reports to the address in the page's data block, which may be anywhere: it waits for the whole page. */
export function openSink(): void {
  if (document.readyState === 'loading') {
    // A failure here is not reported: it would be sent here too.
    document.addEventListener('DOMContentLoaded', () => guard(openSink), { once: true });
    return;
  }
  reportHiders();
  const { errorSink } = pageConfig();
  if (errorSink && !reports().sink) startErrorSink(errorSink);
}
