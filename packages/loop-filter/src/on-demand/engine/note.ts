/** What a note shows. */
interface Note {
  readonly text: string;
  /** The label of the button that tries again. */
  readonly label: string;
  retry(): void;
}

/** A note before a list that could not be fetched. */
export function openNote(element: HTMLElement): { open(note: Note): void; close(): void } {
  let shown: HTMLElement | undefined;
  const close = () => {
    shown?.remove();
    shown = undefined;
  };
  return {
    close,
    open({ text, label, retry }) {
      close();
      shown = document.createElement('p');
      shown.className = 'mountkit-loop-note';
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', retry);
      shown.append(`${text} `, button);
      element.before(shown);
    },
  };
}
