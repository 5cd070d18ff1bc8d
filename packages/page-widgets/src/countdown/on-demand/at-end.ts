import type { WidgetContext } from '@mountkit/core';
import { httpUrl } from '@mountkit/core/logic';
import { dropEmpty } from '../../shared/dom/drop-empty';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import type { CountdownEvents } from '../events';
import type { CountdownOptions } from '../settings';
import { mayLeadAway } from './at-end/remember';

export { evergreenDue } from './at-end/remember';

/** What a countdown shows. */
interface Shown {
  /** Under which it is remembered that it has led away. */
  readonly name: string;
  readonly timer: HTMLElement;
  /** What is in the timer but the message. */
  readonly seen: readonly HTMLElement[];
  readonly message: HTMLElement | null;
  readonly kept: KeptAttributes;
}

/** What the page asks for once the time is over. */
export function openEnd(
  { scope, settings, report }: WidgetContext<CountdownOptions, CountdownEvents>,
  { name, timer, seen, message, kept }: Shown,
) {
  const { on_end, redirect_url, evergreen, parts } = settings();
  if (evergreen > 0 && !name) report('has no id and no name: the time begins anew with each page');
  const leadsAway = on_end.includes('redirect');
  const target = leadsAway ? httpUrl(redirect_url || '?', redirect_url ? document.baseURI : 'none:') : '';
  if (leadsAway && !target) report(`redirect_url is "${redirect_url}", expected one of http or https`);
  const displays = new Map<HTMLElement, string>();
  const display = (part: HTMLElement, value: string) => {
    displays.set(part, part.style.display);
    part.style.setProperty('display', value, 'important');
  };
  scope.add(() => {
    for (const [part, value] of displays) {
      part.style.display = value;
      dropEmpty(part, 'style');
    }
  });
  return {
    /** Hides the digits, shows the message. */
    show() {
      if (on_end.includes('hide')) for (const part of parts ? [timer] : seen) display(part, 'none');
      if (!message || !on_end.includes('message')) return;
      kept.set(message, { hidden: null, role: 'status' });
      if (parts) display(message, 'block');
    },
    /** Leads the visitor away, once for each end. */
    leadAway(due: number) {
      if (target && mayLeadAway(name, due)) location.assign(target);
    },
  };
}
