import type { Composed } from '../../form/form-model';
import type { Addition, FullModel } from './full-model';

/** All additions of a form as one. */
export interface JoinedAdditions
  extends Required<
      Pick<Addition, 'join' | 'before' | 'carry' | 'freshen' | 'texts' | 'css' | 'Start' | 'End' | 'Tail'>
    >,
    Pick<Addition, 'View' | 'FilesControl' | 'fileRule'> {
  /** Adds their entries and facts. */
  readonly compose: (composed: Composed) => Composed;
}

/** Joins the additions of a form. */
export function joinAdditions(additions: readonly Addition[]): JoinedAdditions {
  const drawEach = (place: 'Start' | 'End' | 'Tail') => {
    const parts = additions.flatMap((addition) => addition[place] ?? []);
    return ({ model }: { model: FullModel }) => (
      <>
        {parts.map((Part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order.
          <Part key={index} model={model} />
        ))}
      </>
    );
  };
  const views = additions.flatMap(({ View }) => View ?? []);
  const files = additions.find(({ FilesControl }) => FilesControl);
  return {
    join(store) {
      for (const { join } of additions) join?.(store);
    },
    async before() {
      for (const { before } of additions) if (before && !(await before())) return false;
      return true;
    },
    compose: ({ entries, facts }) => ({
      entries: [...entries, ...additions.flatMap((addition) => addition.entries?.() ?? [])],
      facts: Object.assign({}, facts, ...additions.map((addition) => addition.facts?.())),
    }),
    async freshen(entries) {
      let fresh = entries;
      for (const { freshen } of additions) if (freshen) fresh = await freshen(fresh);
      return fresh;
    },
    carry(send) {
      let way = send;
      for (const { carry } of additions) way = carry?.(way) ?? way;
      return way;
    },
    texts: Object.assign({}, ...additions.map(({ texts }) => texts)),
    css: [...new Set(additions.map(({ css }) => css))].join(''),
    Start: drawEach('Start'),
    End: drawEach('End'),
    Tail: drawEach('Tail'),
    ...views.map((View) => ({ View }))[0],
    FilesControl: files?.FilesControl,
    fileRule: files?.fileRule,
  };
}
