/** What a note says. */
interface Note {
  readonly text: string;
  /** Of the button that tries again. */
  readonly label: string;
  retry(): void;
}

/** A note before a list that did not come; gone when the list is asked for again. */
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
