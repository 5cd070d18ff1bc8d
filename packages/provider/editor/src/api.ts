/** A row of the list of forms. */
export interface FormRow {
  readonly formId: string;
  readonly portalId: string;
  readonly title: string;
  readonly status: Status;
  /** Whether whoever looks may change it. */
  readonly mayEdit: boolean;
  readonly hasDraft: boolean;
  readonly updatedAt: string;
  readonly submissions: number;
}

export type Status = 'draft' | 'published' | 'archived';

/** A form as the server keeps it. */
export interface ServerForm {
  readonly formId: string;
  readonly portalId: string;
  readonly title: string;
  readonly status: Status;
  /** Whether whoever looks may change it. */
  readonly mayEdit: boolean;
  readonly hasDraft: boolean;
  readonly definition: unknown;
  readonly published: unknown;
  readonly revision: number;
  readonly updatedAt: string;
  /** The bot checks that the server can verify. */
  readonly botChecks: readonly string[];
  readonly versions: readonly { readonly number: number; readonly publishedAt: string }[];
}

/** Something a published form must not have, by its place in the definition. */
export interface PlacedProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A call that the server did not do, with what it said. */
export interface Refused {
  readonly isRefused: true;
  readonly status: number;
  readonly message: string;
  readonly revision?: number;
  readonly updatedAt?: string;
  readonly problems?: readonly PlacedProblem[];
}

const BASE = '/admin/api/forms';

/** Calls the server; what goes wrong is an answer like any other. */
async function call<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer | Refused> {
  try {
    const init =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const response = await fetch(`${BASE}${path}`, { method, ...init });
    const answer = await response.json();
    if (response.ok) return answer as Answer;
    const message =
      response.status === 401 ? 'You are signed out. Sign in in another tab, then try again.' : answer.message;
    return { ...answer, message, isRefused: true, status: response.status };
  } catch {
    return { isRefused: true, status: 0, message: 'The server does not answer. Your work is kept in this browser.' };
  }
}

export const isRefused = (answer: object): answer is Refused => 'isRefused' in answer;

export const listForms = () => call<{ items: readonly FormRow[]; mayAdd: boolean }>('');
export const addForm = (body: object) =>
  call<{ formId: string; leftOut: readonly { message: string; severity: string }[] }>('', 'POST', body);
export const readForm = (id: string) => call<ServerForm>(`/${id}`);
export const saveDraft = (id: string, body: object) => call<{ revision: number }>(`/${id}/draft`, 'PUT', body);
export const publishForm = (id: string, revision: number) =>
  call<{ revision: number; version: number }>(`/${id}/publish`, 'POST', { revision });
export const readVersion = (id: string, number: number) => call<{ definition: unknown }>(`/${id}/versions/${number}`);
export const setArchived = (id: string, isArchived: boolean) =>
  call<object>(`/${id}/${isArchived ? 'archive' : 'unarchive'}`, 'POST', {});
