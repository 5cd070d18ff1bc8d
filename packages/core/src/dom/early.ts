import { guard } from '../logic/guard';
import { shared } from './shared';

const answers = () => shared('early', () => new Map<string, Promise<Response>>());

/** Asks for an address before the widget that needs it is there, so that both are on their way at the same time. */
export function fetchEarly(url: string): void {
  if (answers().has(url)) return;
  // Where the page's `fetch` throws at once, whoever needs the answer asks again and reports it.
  guard(() => {
    const answer = fetch(url);
    answer.catch(() => {});
    answers().set(url, answer);
  });
}

/** The answer that was asked for early, once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = answers().get(url);
  answers().delete(url);
  return answer;
}
