import { SubmitRow } from '../form-shell';
import { useCell } from '../use-cell';
import type { FullModel } from './full-model';
import { keepFocus } from './keep-focus';

/** The end of a page: back, progress, and next or, on the last page, the form's own button. */
export function Pager({ model }: { model: FullModel }) {
  const { store, messages } = model;
  const page = useCell(store.pages, (pages) => pages.page);
  const steps = store.steps();
  const step = steps.indexOf(page);
  const progress = { currentPage: step + 1, numberOfPages: steps.length };
  const isLast = step === steps.length - 1;
  return (
    <div className="hs-form__pagination-content-container">
      {step > 0 && (
        <button type="button" className="hs-back-button" onMouseDown={keepFocus} onClick={store.previous}>
          {messages.of('previous')}
        </button>
      )}
      <progress
        className="mk-progress"
        value={step + 1}
        max={steps.length}
        aria-label={messages.of('progress', progress)}
      />
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
