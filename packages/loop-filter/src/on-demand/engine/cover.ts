/** What a note says. */
interface Note {
  readonly text: string;
  /** The label of the button that tries again. */
  readonly label: string;
  /** Whether it stands at the end of the list, where further pages are added. */
  readonly isAtEnd?: boolean;
  retry(): void;
}

/** What lies over a list without moving anything of it. */
export interface Cover {
  /** Shows that the list is being fetched. A note stays as long as it has the focus. */
  wait(): void;
  /** Shows why the list is as it was, with a button that tries again; that of a note that is there already stays. */
  fail(note: Note): void;
  /** Uncovers the list; answers whether the focus was in the note. */
  remove(): boolean;
}

const CLASS = 'mountkit-loop-cover';
const LOADING = `${CLASS}--loading`;

/**
 * A cover is the last child of the list, which is neither moved by it nor changed for the page's selectors of siblings. Its
 * look is in `look.ts`.
 */
export function createCover(element: HTMLElement): Cover {
  const { ownerDocument: page } = element;
  const cover = page.createElement(element.matches('ul,ol') ? 'li' : 'div');
  const note = page.createElement('div');
  const says = page.createElement('span');
  const button = page.createElement('button');
  let retry = () => {};
  note.className = 'mountkit-loop-note';
  button.type = 'button';
  note.append(says, ' ', button);
  // A button that is disabled would lose the focus.
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    retry();
  });
  const hasFocus = () => cover.contains(page.activeElement);
  /** Not by `remove` alone: that of Prototype.js needs a parent. */
  const uncover = () => cover.isConnected && cover.remove();

  return {
    wait() {
      if (!hasFocus()) cover.replaceChildren();
      cover.className = `${CLASS} ${LOADING}`;
      if (!cover.isConnected) element.append(cover);
    },
    fail({ text, label, isAtEnd, retry: next }) {
      says.textContent = text;
      button.textContent = label;
      button.ariaDisabled = null;
      retry = next;
      cover.className = `${CLASS} ${isAtEnd ? `${CLASS}--end` : ''}`.trim();
      if (!note.isConnected) cover.append(note);
      if (!cover.isConnected) element.append(cover);
    },
    remove() {
      const hadFocus = hasFocus();
      uncover();
      cover.replaceChildren();
      return hadFocus;
    },
  };
}
