interface GalleryProps {
  readonly label: string;
  readonly examples: readonly { readonly id: string; readonly title: string }[];
  /** The one that the editor began with. */
  readonly current: string;
  readonly isEdited: boolean;
  readonly onChoose: (id: string) => void;
}

/** What a person can begin with. */
export function Gallery({ label, examples, current, isEdited, onChoose }: GalleryProps) {
  return (
    <fieldset className="gallery">
      <legend className="label">{label}</legend>
      <div className="gallery__row">
        {examples.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={id === current}
            data-edited={(id === current && isEdited) || undefined}
            onClick={() => onChoose(id)}
          >
            {title}
            {id === current && isEdited ? <span className="chip__mark"> edited</span> : null}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
