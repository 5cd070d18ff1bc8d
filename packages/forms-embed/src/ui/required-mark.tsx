/** The visible marker of a required field; screen readers read it from the control. */
export const REQUIRED_MARK = (
  <span className="hs-form-required" aria-hidden="true">
    *
  </span>
);
