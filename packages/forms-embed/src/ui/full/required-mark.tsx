/** The marker of a required field, for the eye: the control itself says it to everybody else. */
export function RequiredMark() {
  return (
    <span className="hs-form-required" aria-hidden="true">
      *
    </span>
  );
}
