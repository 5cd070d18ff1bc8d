import { SubmitRow } from '../form-shell';
import { useCell } from '../use-cell';
import type { FullModel } from './full-model';
import { keepFocus } from './keep-focus';

/** The end of a page: back, progress, and next or, on the last page, the form's own button. */
export function Pager({ model }: { model: FullModel }) {
  const { store, messages } = model;
  const page = useCell(store.pages, (pages) => pages.page);
  // An answer may skip pages before and after the one that is shown.
  const answers = { ...store.pages, subscribe: model.everyField };
  const step = useCell(answers, () => store.steps().indexOf(page));
  const count = useCell(answers, () => store.steps().length);
  const progress = { currentPage: step + 1, numberOfPages: count };
  const isLast = step === count - 1;
  return (
    <div className="hs-form__pagination-content-container">
      {step > 0 && (
        <button type="button" className="hs-back-button" onMouseDown={keepFocus} onClick={store.previous}>
          {messages.of('previous')}
        </button>
      )}
      <progress className="mk-progress" value={step + 1} max={count} aria-label={messages.of('progress', progress)} />
      <span className="mk-pages">{messages.of('progress', progress)}</span>
      {isLast || (
        // A submit button, so that Enter in a field goes to the next page.
        <button type="submit" className="hs-next-button hs-button primary">
          {messages.of('next')}
        </button>
      )}
      {/* Always in the document: without a script all pages are shown at once, with this button. */}
      <div className="hs-form__last" hidden={!isLast}>
        <SubmitRow model={model} />
      </div>
    </div>
  );
}
