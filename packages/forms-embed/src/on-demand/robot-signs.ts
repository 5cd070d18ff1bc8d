import type { FormOptions } from '../settings';
import type { Addition } from '../ui/full/full-model';
import { createTrap } from '../ui/full/trap';

/**
 * What tells robots from people without asking anybody: a field that people do not see, and the time that filling takes.
 * It holds nobody up: `hs_context` says what was seen, and the server decides. A chunk of its own.
 */
export function openRobotSigns(settings: () => Pick<FormOptions, 'honeypot' | 'timeGate'>): Addition {
  let trap: HTMLInputElement | null = null;
  const start = performance.now();
  return {
    facts() {
      const { honeypot, timeGate } = settings();
      const elapsed = Math.round(performance.now() - start);
      return {
        ...(honeypot && { honeypotFilled: !!trap?.value }),
        ...(timeGate !== undefined && { timeGate: { required: timeGate, elapsed, passed: elapsed >= timeGate } }),
      };
    },
    ...(settings().honeypot && {
      End: createTrap((input) => {
        trap = input;
      }),
    }),
  };
}
