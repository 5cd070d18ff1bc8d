import { browserClock } from '@mountkit/core';
import type { ReactElement } from 'react';
import { pause } from '../../dom/controls/pause';
import type { FormContext } from '../../form/form-context';
import type { FullDefinition } from '../../logic/definition/full-definition';
import { planTurns } from '../../logic/limits/plan-turns';
import { countSelectors } from '../../logic/limits/text-limits';
import { type Cell, createCell } from '../../logic/state/store';
import { useCell } from '../use-cell';

/** The drawing of a long form in turns. */
export interface Turns {
  /** Draws a field, by its id, or the rich text of a group, by its index, when it is its turn. */
  readonly inTurn: (part: string | number, view: ReactElement) => ReactElement;
  /** Starts the turns, when the form is in the page without its fields. */
  readonly begin: (form: Element) => void;
  /** Resolves when the whole form is in the page. */
  readonly whole: Promise<void>;
}

/** Divides the drawing of a form into turns; undefined for one that is drawn at once. */
export async function openTurns(
  definition: FullDefinition,
  { scope, settings }: Pick<FormContext, 'scope' | 'settings'>,
): Promise<Turns | undefined> {
  const { css = '', cssRequired = '' } = settings();
  const selectors = countSelectors(definition.themeCss + css + cssRequired);
  const { turns, ofField, ofText } = planTurns(definition, selectors);
  if (turns === 1) return undefined;
  const turn = createCell<number, void>(0, (last) => last + 1);
  const turnOf = (part: string | number) => (typeof part === 'number' ? ofText[part] : ofField.get(part)) ?? 0;
  let end = () => {};
  const whole = new Promise<void>((resolve) => {
    end = resolve;
  });
  const drawNext = (form: Element) => {
    scope.add(
      browserClock.after(0, () => {
        // Forces the layout of the last turn now: the next frame would lay out several turns in one task.
        form.getBoundingClientRect();
        if (turn.get() === turns - 1) return end();
        turn.dispatch();
        drawNext(form);
      }),
    );
  };
  let isBegun = false;
  // Reading the definition has already been a long task.
  await pause(scope, 0);
  return {
    inTurn: (part, view) => (
      <Turn key={view.key} turn={turn} own={turnOf(part)}>
        {view}
      </Turn>
    ),
    begin(form) {
      if (!isBegun) drawNext(form);
      isBegun = true;
    },
    whole,
  };
}

interface TurnProps {
  readonly turn: Pick<Cell<number, never>, 'get' | 'subscribe'>;
  readonly own: number;
  readonly children: ReactElement;
}

function Turn({ turn, own, children }: TurnProps) {
  const isDue = useCell(turn, (now) => now >= own);
  return isDue ? children : null;
}
