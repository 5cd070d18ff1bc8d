import type { FormDraft } from '../../../src/editor/logic/document';
import { readDefinition } from '../../../src/editor/logic/read-definition';

/** Work that is not saved on the server, kept in this browser. */
export interface LocalCopy {
  /** The revision that was edited. */
  readonly revision: number;
  readonly title: string;
  readonly definition: unknown;
}

const keyOf = (formId: string) => `mountkit-editor ${formId}`;

export function readLocalCopy(formId: string): LocalCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(formId)) ?? 'null');
    return Number.isInteger(copy?.revision) && copy.definition?.form ? copy : null;
  } catch {
    return null;
  }
}

export function keepLocalCopy(formId: string, copy: LocalCopy | null): void {
  try {
    if (copy === null) localStorage.removeItem(keyOf(formId));
    else localStorage.setItem(keyOf(formId), JSON.stringify(copy));
  } catch {
    // A browser that keeps nothing loses no more than the reload.
  }
}

export const draftOf = ({ definition, title }: Pick<LocalCopy, 'definition' | 'title'>): FormDraft =>
  readDefinition(definition, title);
