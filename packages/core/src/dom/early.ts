import { guard } from '../logic/guard';
import { shared } from './shared';

const answers = () => shared('early', () => new Map<string, Promise<Response>>());

/** Requests an address before its widget is loaded, so that both are fetched at the same time. */
export function fetchEarly(url: string): void {
  if (answers().has(url)) return;
  // If the page's `fetch` throws at once, the widget requests the address again and reports the failure.
  guard(() => {
    const answer = fetch(url);
    answer.catch(() => {});
    answers().set(url, answer);
  });
}

/** The early request for an address; it is returned only once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = answers().get(url);
  answers().delete(url);
  return answer;
}
