import { browserClock, type WidgetContext } from '@mountkit/core';
import type { ReactElement } from 'react';
import { pause } from '../../dom/controls/pause';
import type { FormEvents } from '../../events';
import type { FullDefinition } from '../../logic/definition/full-definition';
import { planTurns } from '../../logic/limits/plan-turns';
import { countSelectors } from '../../logic/limits/text-limits';
import { type Cell, createCell } from '../../logic/state/store';
import type { FormOptions } from '../../settings';
import { useCell } from '../use-cell';

/** The drawing of a long form in turns. */
export interface Turns {
  /** Draws a field, by its id, or the rich text of a group, by its index, when it is its turn. */
  readonly inTurn: (part: string | number, view: ReactElement) => ReactElement;
  /** The form stands in the page, without its fields: the turns begin. */
  readonly begin: (form: Element) => void;
  /** Resolves when all of the form stands in the page. */
  readonly whole: Promise<void>;
}

type Context = Pick<WidgetContext<FormOptions, FormEvents>, 'scope' | 'settings'>;

/** Shares out the drawing of a form; undefined for one that is drawn at once. */
export async function openTurns(definition: FullDefinition, { scope, settings }: Context): Promise<Turns | undefined> {
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
        // Has the turn before laid out now: the next frame would lay out several of them in one task.
        form.getBoundingClientRect();
        if (turn.get() === turns - 1) return end();
        turn.dispatch();
        drawNext(form);
      }),
    );
  };
  let isBegun = false;
  // To read the definition was a task already.
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
