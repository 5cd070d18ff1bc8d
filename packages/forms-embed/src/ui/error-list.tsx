/** A message in the markup that themes know. It is announced when it appears. */
export function ErrorList(props: { id?: string; className: string; labelClass: string; message: string }) {
  return (
    <div role="alert">
      <ul id={props.id} className={props.className}>
        <li>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: themes style this label; the control names it by its id. */}
          <label className={props.labelClass}>{props.message}</label>
        </li>
      </ul>
    </div>
  );
}
