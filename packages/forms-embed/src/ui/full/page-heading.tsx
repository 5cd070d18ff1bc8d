import { useCell } from '../use-cell';
import type { FullModel } from './full-model';

/** The heading of a page, which is focused when the visitor goes to the page. */
export function PageHeading({ model: { store, messages }, page }: { model: FullModel; page: number }) {
  const step = useCell(store.groups, () => store.steps().indexOf(page));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the level fits any page, and themes do not style it as theirs.
    <div role="heading" aria-level={2} tabIndex={-1} className="mk-page-heading" data-page={page}>
      {messages.of('step', { pageNumber: step + 1 })}
    </div>
  );
}
