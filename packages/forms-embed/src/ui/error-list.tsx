/** Messages in the markup that themes know. They are announced when they appear. */
export function ErrorList(props: { id?: string; className: string; labelClass: string; messages: readonly string[] }) {
  if (props.messages.length === 0) return null;
  return (
    <div role="alert">
      <ul id={props.id} className={props.className}>
        {props.messages.map((message) => (
          <li key={message}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: themes style this label; the control names it by its id. */}
            <label className={props.labelClass}>{message}</label>
          </li>
        ))}
      </ul>
    </div>
  );
}
