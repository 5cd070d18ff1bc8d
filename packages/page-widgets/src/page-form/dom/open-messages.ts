import { listen, parseMarkup, uniqueId } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { setClasses } from '../../shared/dom/set-classes';
import type { PageFormParts } from '../settings';

/** How the messages of a form look, and how they are read. */
interface MessagesSpec {
  readonly parts: PageFormParts;
  /** What a server answers may be markup: it is the page's own site. */
  readonly isOwnSite: boolean;
  /** Brings a field into view and focuses it. */
  show(field: HTMLElement): void;
}

/** What a form says: one message at its end, and a sentence at each field that is wrong. */
export interface Messages {
  /** Shows a message of our own. A refusal lists the fields that are marked. */
  tell(message: string, kind?: 'refused' | 'note'): void;
  /** Shows a message of the server's. */
  tellAnswer(message: string, kind: 'refused' | 'sent'): void;
  /** Shows what is wrong with a field. */
  mark(field: HTMLElement, error: string): void;
  /** Removes what is said of a field, or everything. */
  clear(field?: Element): void;
  /** Leads to the first field that is marked. */
  showFirst(): void;
  /** Moves the focus to the message. */
  focus(): void;
}

/** A field that is marked. */
interface Marked {
  /** What the field is called, and what is wrong with it. */
  readonly text: string;
  undo(): void;
}

const nameOf = (field: Element) => (field as HTMLInputElement).name;

/** What a field is called: by its label, else by its name. */
const labelOf = (field: HTMLElement) =>
  ((field as HTMLInputElement).labels?.[0]?.textContent || field.ariaLabel || nameOf(field) || '').trim();

/** Opens the messages of a form. */
export function openMessages(form: HTMLElement, { parts, isOwnSite, show }: MessagesSpec): Messages {
  const marks = new Map<HTMLElement, Marked>();
  const items = new Map<HTMLElement, HTMLElement>();
  const box = document.createElement('div');

  const clear = (field?: Element) => {
    for (const [marked, { undo }] of marks) {
      // Of a group of radio buttons one is marked, and any other one may be chosen.
      if (!field || marked === field || (nameOf(marked) && nameOf(marked) === nameOf(field))) undo();
    }
    if (!field) box.remove();
  };
  /** A link to each field, where there is more than one. */
  const listMarked = () => {
    if (marks.size < 2) return '';
    const list = document.createElement('ul');
    for (const [field, { text }] of marks) {
      const link = document.createElement('a');
      link.href = `#${field.id}`;
      link.textContent = text;
      listen(link, 'click', (event) => {
        event.preventDefault();
        show(field);
      });
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
      items.set(field, item);
    }
    return list;
  };
  const draw = (message: string | Node, kind: 'refused' | 'sent' | 'note') => {
    box.role = kind === 'refused' ? 'alert' : 'status';
    box.className = (kind !== 'note' && parts[kind]) || `mountkit-page-form__${kind}`;
    box.replaceChildren(message, kind === 'refused' ? listMarked() : '');
    form.append(box);
    box.scrollIntoView({ block: 'nearest' });
  };
  return {
    clear,
    tell: (message, kind = 'refused') => draw(message, kind),
    tellAnswer: (message, kind) => draw(isOwnSite ? parseMarkup(message) : message, kind),
    mark(field, answered) {
      marks.get(field)?.undo();
      const { parentElement } = field;
      const kept = keepAttributes();
      const sentence = document.createElement('span');
      sentence.id = `mountkit-${uniqueId()}`;
      sentence.className = parts.error ?? 'mountkit-page-form__error';
      // The server escapes what it says.
      const error = (isOwnSite && parseMarkup(answered).textContent) || answered;
      sentence.textContent = error;
      // A label may be around its field, and around the sentence then.
      const text = `${labelOf(field)}: ${error}`;
      parentElement?.append(sentence);
      setClasses(parentElement, parts.wrong, true);
      const described = field.getAttribute('aria-describedby');
      kept.set(field, {
        id: field.id || `mountkit-${uniqueId()}`,
        'aria-invalid': 'true',
        'aria-describedby': described ? `${described} ${sentence.id}` : sentence.id,
      });
      marks.set(field, {
        text,
        undo() {
          marks.delete(field);
          items.get(field)?.remove();
          items.delete(field);
          sentence.remove();
          setClasses(parentElement, parts.wrong, false);
          kept.restore();
        },
      });
    },
    showFirst() {
      const [field] = marks.keys();
      if (field) show(field);
    },
    focus() {
      box.tabIndex = -1;
      box.focus();
    },
  };
}
