/** The visible marker of a required field; screen readers read it from the control. */
export function RequiredMark() {
  return (
    <span className="hs-form-required" aria-hidden="true">
      *
    </span>
  );
}
