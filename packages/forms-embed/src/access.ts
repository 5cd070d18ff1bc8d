import { type Disposer, jsonText, listen } from '@mountkit/core';
import { readErrors, readTextValues, writeTextValue } from './dom/controls/form-controls';
import { findGiven } from './dom/definition/find-given';
import { openStores } from './form/open-stores';
import { isShown } from './logic/state/full-state';

/** Texts by field id. */
export type TextsByField = Readonly<Record<string, string>>;

/** A mounted form as scripts of the page work with it. */
export interface FormAccess {
  /** The form element; null where none is drawn. */
  form(): HTMLFormElement | null;
  /** What would be sent now, by field id: the values of an enumeration are joined by semicolons. */
  values(): TextsByField;
  /** What the visitor reads at the fields that are refused, by field id. */
  errors(): TextsByField;
  /** Fills a field as the visitor would; false where the form has no such field. Takes an id, or a name. */
  setValue(field: string, value: string): boolean;
  /** Does what the submit button does. */
  submit(): void;
  /** What the host calls the accepted submission; empty before it, or where the host does not say. */
  conversionId(): string;
  /** Calls back when a value or an error may have changed. */
  follow(listener: () => void): Disposer;
}

/** Opens a form to scripts of the page, by the element that it is mounted on. */
export function accessForm(element: HTMLElement): FormAccess {
  /** A form in a frame is on the stage in the body of that frame. */
  const place = () =>
    element.querySelector<HTMLIFrameElement>(':scope>iframe.mk-form-frame')?.contentDocument?.body.firstElementChild ??
    element;
  const form = () => findGiven(place());
  const opened = () => openStores().get(place()) ?? openStores().get(element);
  /** A full form; a text form keeps its values in its inputs. */
  const store = () => {
    const found = opened();
    return found && 'cellOf' in found ? found : undefined;
  };
  // Scripts that know the incumbent's ids name fields of contacts by the type too.
  const plainId = (field: string) => field.replace(/^0-1\//, '').replace(/^0-5\//, 'TICKET.');
  const cellOf = (field: string) => {
    const id = plainId(field);
    return store()?.cellOf(id) ?? store()?.fields.find((cell) => cell.field.name === id);
  };

  return {
    form,
    values() {
      const cells = store()?.fields.filter(({ get }) => isShown(get()));
      return cells
        ? Object.fromEntries(cells.map(({ field, get }) => [field.id, get().value]))
        : readTextValues(form());
    },
    errors: () => readErrors(form()),
    setValue(field, value) {
      const cell = cellOf(field);
      if (store() && !cell) return false;
      if (!cell) return writeTextValue(form(), plainId(field), value);
      cell.change(value);
      return true;
    },
    submit: () => form()?.requestSubmit(),
    conversionId: () => jsonText(opened()?.form.get().response?.conversionId),
    follow(listener) {
      const around = place();
      /** Follows the fields of a full form; a text form may be upgraded to one. */
      let followed = store();
      const followFields = () => (followed?.fields ?? []).map(({ subscribe }) => subscribe(listener));
      let stops = followFields();
      const stopFields = () => {
        for (const stop of stops) stop();
      };
      const observer = new MutationObserver(() => {
        const now = store();
        if (now && now !== followed) {
          stopFields();
          followed = now;
          stops = followFields();
        }
        listener();
      });
      observer.observe(around, { childList: true, subtree: true, characterData: true });
      const ends = [
        stopFields,
        () => observer.disconnect(),
        ...['input', 'change'].map((name) => listen(around, name, listener)),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
