import { adoptStyles, type WidgetContext } from '@mountkit/core';
import { copyText } from '../../../shared/dom/copy-text';
import { make } from '../../../shared/dom/make';
import type { Control } from '../../dom/controls';
import type { ShareEvents } from '../../events';
import type { Shared } from '../../logic/networks';
import type { ShareOptions } from '../../settings';

/** Milliseconds for which it is said that the link was copied. */
const SAID = 4000;

const STYLE =
  '.mountkit-share__status:not(:empty){position:absolute;z-index:10;padding:.5em .75em;border-radius:4px;background:#1b1b1b;color:#fff;font-size:14px}';

type Context = Pick<WidgetContext<ShareOptions, ShareEvents>, 'scope' | 'settings' | 'emit'>;

/** What a control does that copies the link, or passes the page to the browser. */
export function openAction({ scope, settings, emit }: Context, { element, network }: Control, shared: Shared) {
  const status = make('span', 'mountkit-share__status');
  status.role = 'status';
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (network === 'copy') element.after(status);
  scope.add(adoptStyles(element, STYLE));
  scope.add(() => {
    clearTimeout(timer);
    status.remove();
  });
  const say = (words: string) => {
    status.textContent = words;
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = '';
    }, SAID);
  };
  return async (): Promise<void> => {
    try {
      if (network === 'native') await navigator.share({ url: shared.url, title: shared.title });
      else if (!(await copyText(shared.url))) throw new Error();
    } catch (error) {
      // The visitor has thought better of it.
      if ((error as Error).name === 'AbortError') return;
      say(settings().failed_text);
      emit('failed', { network });
      return;
    }
    say(settings().copied_text);
    emit('end', { network });
  };
}
